"""Names that can't be told apart are one name, and the house's own names are nobody's."""

from __future__ import annotations

import pytest

from packhouse.server.people.looks import looks, mixed_word
from packhouse.server.people.names import BadName, check_honest


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "Аdа"), ("Bill", "BiIl"), ("Bill", "ВILL"), ("paypal", "раураl"), ("Tom", "Torn"), ("Ann", "A nn"),
        ("Ann", "A·nn ✓"), ("Peter", "P℮ter"), ("Alice", "A|ice"), ("Vera", "∨era"), ("Max", "Ma×"), ("Ann", "A|nn"),
    ],
)  # fmt: skip
def test_names_that_look_the_same_share_a_look(one: str, other: str) -> None:
    assert looks(one) & looks(other)


@pytest.mark.parametrize(("one", "other"), [("Ann", "Änn"), ("Ali", "All"), ("Ada", "Ida"), ("李小龍", "李小明")])
def test_names_that_look_different_share_none(one: str, other: str) -> None:
    assert not looks(one) & looks(other)


@pytest.mark.parametrize("name", ["Аda", "Zoё", "bοt", "Bob Аnn"])
def test_a_word_of_two_scripts_is_found(name: str) -> None:
    with pytest.raises(BadName) as refused:
        check_honest(name, account=False)
    assert refused.value.code == "mixed_letters"


@pytest.mark.parametrize("name", ["李小龍", "渡辺さん", "Ада Lovelace", "नरेंद्र", "שָׁלוֹם", "Jürgen 2", "🎲a", "김Kim"])
def test_what_people_write_is_one_script_a_word(name: str) -> None:
    assert mixed_word(name) == ""


@pytest.mark.parametrize(
    "name",
    [
        "Admin",
        "ADMIN",
        "Packhouse",
        "Support 2",
        "A d m i n",
        "a.d.m.i.n",
        "Adm1n",
        "admin1",
        "Moderatorin",
        "Adm1n the Great",
        "Packh0use Team",
        "Adm|n",
        "Syst℮m",
        "M0derator 2",
        "Supp0rt Team",
        "0fficial Account",
    ],
)
@pytest.mark.parametrize("account", [True, False])
def test_the_houses_own_names_are_reserved(name: str, account: bool) -> None:
    with pytest.raises(BadName) as refused:
        check_honest(name, account=account)
    assert refused.value.code == "reserved_name"


@pytest.mark.parametrize("name", ["10.0.0.1", "2001:db8::1", "fe80::1/64", "1.2.3.4/8"])
def test_no_account_is_called_like_an_address_that_operators_would_ban(name: str) -> None:
    check_honest(name, account=False)
    with pytest.raises(BadName):
        check_honest(name, account=True)


@pytest.mark.parametrize("name", ["Roman", "Modesty", "Robot", "Ada", "Adminta"])
def test_a_name_that_only_begins_like_them_is_free(name: str) -> None:
    check_honest(name, account=True)


def test_a_guest_may_be_called_so_and_an_account_may_not() -> None:
    check_honest("Gast 2", account=False)
    with pytest.raises(BadName):
        check_honest("Gast 2", account=True)
