"""Every rule broken by hand is noticed by the tests of that rule."""

from collections.abc import Iterator
from multiprocessing.pool import Pool

import pytest

from tools.mutants import SECONDS, Mutant, fresh_processes, mutants, run, survives
from tools.rule_index import NUMBERS

MUTANTS = mutants()


@pytest.fixture(scope="module")
def process() -> Iterator[Pool]:
    """A fresh process for each test."""
    with fresh_processes(1) as processes:
        yield processes


def test_every_rule_has_a_mutant() -> None:
    """But for T15, which sets no limit: there is nothing to break."""
    rules = {number for numbers in NUMBERS.values() for number in numbers}
    assert rules - {mutant.rule for mutant in MUTANTS} == {"T15"}


def test_the_tests_pass_without_a_mutant(process: Pool) -> None:
    tests = tuple(sorted({test for mutant in MUTANTS for test in mutant.tests}))
    verdict, said = process.apply_async(run, [tests]).get(SECONDS)
    assert verdict == 0, said


@pytest.mark.parametrize("mutant", MUTANTS, ids=str)
def test_a_mutant_is_killed(process: Pool, mutant: Mutant) -> None:
    problem = process.apply_async(survives, [mutant]).get(SECONDS)
    assert problem is None, problem


def test_a_mutant_that_fits_nowhere_is_an_error() -> None:
    with pytest.raises(ValueError, match="0 times, not once"):
        Mutant("T0", "nothing", "games.py", "no such text", "", ()).text()


@pytest.mark.parametrize("new", ["Seats", '""" is no Python'], ids=["harmless", "cannot be imported"])
def test_a_mutant_that_no_test_notices_is_reported(process: Pool, new: str) -> None:
    mutant = Mutant("T0", new, "core/seats.py", "Seats around the table", new, ("tests/core/test_seats.py",))
    assert "not noticed" in str(process.apply_async(survives, [mutant]).get(SECONDS))
