"""The curve in letters."""

from __future__ import annotations

from packhouse.cli.curve import curve, leads
from packhouse.wire import Account, Verdict, Weighed


def verdict(*judged: tuple[int, float | None], ends: tuple[float, ...] = (0.0, 0.0)) -> Verdict:
    weighed = tuple(Weighed(number, seat, "pass", lead=lead) for number, (seat, lead) in enumerate(judged, 1))
    accounts = tuple(Account(0, 0, 0, 0, 0, end) for end in ends)
    return Verdict(weighed, tuple(() for _ in ends), (), accounts, chance=False, paces=())


def test_two_players_share_a_curve_between_what_both_judge() -> None:
    assert leads(verdict((0, 4.0), (1, -2.0), ends=(1, -1)), 0, duel=True) == [4.0, 3.0, 1]


def test_of_more_players_each_has_a_curve() -> None:
    told = verdict((0, 4.0), (1, -2.0), (2, None), ends=(1, 0, -1))
    assert [line.split()[0] for line in curve(told, ["A", "B", "C"], plain=False, width=60)] == ["A", "B", "C"]


def test_higher_is_further_ahead() -> None:
    (line,) = curve(verdict((0, -8.0), (0, 8.0), ends=(0, 0)), ["A", "B"], plain=False, width=60)
    assert "▁█▅" in line


def test_plain_letters_do_where_there_are_no_blocks() -> None:
    (line,) = curve(verdict((0, -8.0), (0, 8.0), ends=(0, 0)), ["A", "B"], plain=True, width=60)
    assert line.isascii()


def test_a_long_match_fits_into_the_line() -> None:
    told = verdict(*((0, float(number)) for number in range(500)))
    (line,) = curve(told, ["A", "B"], plain=False, width=60)
    assert len(line) <= 60
