"""What axe-core finds that keeps people from using a page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page

from web import npm

SOURCE = npm.WEB / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
COLOURS = ("color-contrast", "link-in-text-block")


def axe(page: Page, rules: Sequence[str] = ()) -> None:
    """Fail if anything on the page, as it is shown now, is hard to see, to reach or to hear (by these rules)."""
    npm.install()
    if not page.evaluate("'axe' in window"):
        page.evaluate(f"() => {{ {SOURCE.read_text('utf-8')} }}")  # as a script, the page's own policy would refuse it
    asked = {"resultTypes": ["violations"], **({"runOnly": list(rules)} if rules else {})}
    report: dict[str, Any] = page.evaluate("asked => axe.run(document, asked)", asked)
    grave = [finding for finding in report["violations"] if finding["impact"] in GRAVE]
    assert not grave, "\n".join(_line(finding) for finding in grave)


def _line(finding: dict[str, Any]) -> str:
    places = ", ".join(str(node["target"]) for node in finding["nodes"])
    return f"{finding['id']} ({finding['impact']}): {finding['help']}: {places}"
