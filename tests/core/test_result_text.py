"""The result header: one line, the same for the same outcome."""

from __future__ import annotations

import pytest

from packhouse.core.game import Goal, Outcome, Reason, alone
from packhouse.core.record import result_text


@pytest.mark.parametrize(
    ("outcome", "text"),
    [
        (Outcome((45, 42.5), (1, 2), Reason("board_full")), "45 : 42.5, ranks 1 2, board_full"),
        (Outcome((45.0, 42.0), (1, 2), Reason("board_full")), "45 : 42, ranks 1 2, board_full"),
        (Outcome((3, -61.5, 0.0), (1, 3, 2), Reason("done")), "3 : -61.5 : 0, ranks 1 3 2, done"),
        (Outcome((), (2, 1), Reason("resigned")), "ranks 2 1, resigned"),
        (Outcome((), (1, 1), Reason("draw_agreed")), "ranks 1 1, draw_agreed"),
    ],
)
def test_a_result_names_scores_ranks_and_reason(outcome: Outcome, text: str) -> None:
    assert result_text(outcome) == text


@pytest.mark.parametrize(
    ("goal", "score", "text"),
    [
        (Goal(reached=True, points=20, grade="perfect"), 21, "21, goal 20 reached, perfect, done"),
        (Goal(reached=False, points=20.5), 17, "17, goal 20.5 missed, done"),
        (Goal(reached=True), 3, "3, goal reached, done"),
        (Goal(reached=False), None, "goal missed, done"),
    ],
)
def test_a_result_of_someone_alone_names_the_goal_instead_of_ranks(goal: Goal, score: float | None, text: str) -> None:
    assert result_text(alone(goal, Reason("done"), score)) == text


def test_the_fields_of_a_reason_come_in_alphabetical_order() -> None:
    outcome = Outcome((), (1, 2), Reason("time", {"seat": 2, "phase": "main"}))
    assert result_text(outcome) == 'ranks 1 2, time phase="main" seat=2'


def test_a_result_is_one_line_whatever_its_fields_hold() -> None:
    assert "\n" not in result_text(Outcome((), (1,), Reason("note", {"text": "a\nb"})))
