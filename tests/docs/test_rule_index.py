"""The rule index finds homes and tests, and complains where one is missing or two are too many."""

from pathlib import Path

import pytest

from tools.rule_index import ROOT, Home, Proof, faults, homes, proofs, row

RULES = '''"""Claiming (see T9)."""

COST = 3
"""T2: Three cards."""


def claim():
    """T9: Discard as many cards as the route has
    spaces. See T3 too.

    The rest is no rule.
    """


class Hand:
    """What a player holds.

    T15: No limit.
    T16: Who has no action open passes.
    """
'''

TESTS = '''
def test_t9_three_cards(): ...

def test_no_limit():
    """T15, and T16 with it."""

def helper():
    """T3"""

def test_at9_is_no_number(): ...
'''


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "claiming.py").write_text(RULES)
    (tmp_path / "test_claiming.py").write_text(TESTS)
    return tmp_path


def test_homes_are_found_in_functions_classes_and_constants(folder: Path) -> None:
    assert [(home.number, home.name, home.words) for home in homes(folder)] == [
        ("T2", "COST", "Three cards."),
        ("T9", "claim", "Discard as many cards as the route has spaces. See T3 too."),
        ("T15", "Hand", "No limit."),
        ("T16", "Hand", "Who has no action open passes."),
    ]


def test_tests_are_found_by_name_and_by_docstring(folder: Path) -> None:
    assert [(proof.number, proof.name) for proof in proofs(folder)] == [
        ("T9", "test_t9_three_cards"),
        ("T15", "test_no_limit"),
        ("T16", "test_no_limit"),
    ]


def test_a_number_needs_one_home_and_a_test() -> None:
    here = Path("claiming.py")
    found = [Home("T1", "", here, "a"), Home("T1", "", here, "b"), Home("T9", "", here, "c")]
    assert faults(["T1", "T2"], found, [Proof("T1", here, "test_a")]) == [
        "T2 has no home",
        "T1 has 2 homes: claiming.py a, claiming.py b",
        "T2 has no test",
        "claiming.py c is home to T9, unknown",
    ]


def test_nothing_to_complain_about() -> None:
    here = Path("claiming.py")
    assert faults(["T1"], [Home("T1", "", here, "a")], [Proof("T1", here, "test_a")]) == []


def test_a_row_links_to_code_and_tests() -> None:
    home = Home("T9", "Pay | claim.", ROOT / "src" / "damrak" / "tickets" / "claiming.py", "claim")
    proof = Proof("T9", ROOT / "tests" / "tickets" / "test_claiming.py", "test_t9")
    assert row(home, [proof, Proof("T1", proof.file, "test_t1")]) == (
        "| T9 | Pay \\| claim. | [claiming.py](../../src/damrak/tickets/claiming.py) `claim` | "
        "[test_claiming.py](../../tests/tickets/test_claiming.py): `test_t9` |"
    )
