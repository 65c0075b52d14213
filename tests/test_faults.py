"""Every fault is caught by the check that is named for it, and by it the sound toy passes."""

from __future__ import annotations

import pytest

from tests.contract import Case, Check
from tests.contract.digest import same_in_every_process
from tests.faults import FAULTS
from tests.faults.fault import Fault


@pytest.mark.parametrize("fault", FAULTS, ids=str)
def test_the_named_check_catches_the_fault(fault: Fault) -> None:
    assert any(_fails(fault.check, case) for case in fault.faulty)


@pytest.mark.parametrize("fault", FAULTS, ids=str)
def test_the_sound_toy_passes_that_check(fault: Fault) -> None:
    for case in fault.sound:
        fault.check(case)


def test_another_process_catches_the_order_of_hashes() -> None:
    same_in_every_process("tests.faults.chance:sound")
    with pytest.raises(AssertionError):
        same_in_every_process("tests.faults.chance:in_the_order_of_hashes")


def _fails(check: Check, case: Case) -> bool:
    try:
        check(case)
    except AssertionError:
        return True
    return False
