"""Every rule broken by hand is noticed by the tests of that rule."""

from pathlib import Path

import pytest

from tools.mutants import ROOT, Mutant, mutants, run, survives

MUTANTS = mutants()


def test_there_are_enough_mutants_of_both_games() -> None:
    assert len(MUTANTS) >= 30
    assert {mutant.rule[0] for mutant in MUTANTS} == {"M", "T"}


def test_the_tests_pass_without_a_mutant() -> None:
    tests = tuple(sorted({test for mutant in MUTANTS for test in mutant.tests}))
    done = run(tests, ROOT / "src")
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("mutant", MUTANTS, ids=str)
def test_a_mutant_is_killed(mutant: Mutant) -> None:
    problem = survives(mutant)
    assert problem is None, problem


def test_a_mutant_that_fits_nowhere_is_an_error() -> None:
    with pytest.raises(ValueError, match="0 times, not once"):
        Mutant("T0", "nothing", "games.py", "no such text", "", ()).text()


def test_a_mutant_that_nobody_notices_is_reported(tmp_path: Path) -> None:
    harmless = Mutant(
        "T0", "a comment", "core/seats.py", "Seats around the table", "Seats", ("tests/core/test_seats.py",)
    )
    assert "not noticed" in str(survives(harmless))
