"""What a browser says that it is, in two words that its owner knows."""

from __future__ import annotations

BROWSERS = {
    "Edg": "Edge",
    "OPR": "Opera",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "Chrom": "Chrome",
    "CriOS": "Chrome",
}
BROWSERS |= {"Safari": "Safari", "python": "Python", "Python": "Python", "curl": "curl"}
SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Mac OS": "Mac",
    "Linux": "Linux",
}
"""The first that is found counts: each names the later ones, too."""


def device_in_words(user_agent: str) -> str:
    """Return a browser and a system, as far as they can be told; whatever else it says is nobody's business."""
    found = (_first(BROWSERS, user_agent), _first(SYSTEMS, user_agent))
    return ", ".join(word for word in found if word)


def _first(words: dict[str, str], text: str) -> str:
    return next((word for sign, word in words.items() if sign in text), "")
