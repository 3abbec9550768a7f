"""`damrak verify` tells a fair deal from every other one, in a sentence and by its exit code."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import damrak as library
from damrak.core.dealing import Dealing
from tests.core.test_dealing import TABLE, a_dealing, dealt_match, dealt_round

from .running import LANGUAGES, Command

Facts = dict[str, Any]
OTHER = "ab" * 32


def played(match: library.Match, moves: int = 60) -> library.Match:
    while not match.is_over and len(match.moves) < moves:
        seat = match.state.to_act()[0]
        match.play(seat, match.state.legal(seat)[-1])
    return match


@pytest.fixture(scope="module")
def record() -> Facts:
    """Four seats: two at one screen, one alone, a bot; dealt anew twice."""
    return played(dealt_match(a_dealing(), 4)).record()


def written(folder: Path, record: Any) -> str:
    file = folder / "match.json"
    file.write_text(json.dumps(record))
    return str(file)


def test_a_fair_deal_is_said_to_be_one(damrak: Command, tmp_path: Path, record: Facts) -> None:
    said = damrak("verify", written(tmp_path, record))
    assert (said.code, said.err) == (0, "")
    assert " ".join(said.out.split()) == (
        "The deal was what had been promised: the server’s secret and chance from Anna, Bram and Cees made"
        " the seed. The cards of the whole match follow from it. Nothing was added by Dirk (a bot). It was"
        " dealt anew 2 times. In round 1 Bram kept back the chance that was promised. Round 2 was"
        " interrupted by the server."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(damrak: Command, tmp_path: Path, record: Facts, language: str) -> None:
    said = damrak("verify", written(tmp_path, record), "--language", language)
    assert said.code == 0
    assert "Anna" in said.out
    assert "dealing-" not in said.out


def test_for_scripts(damrak: Command, tmp_path: Path, record: Facts) -> None:
    facts = json.loads(damrak("verify", written(tmp_path, record), "--json").out)
    assert facts["fair"]
    assert (facts["anew"], facts["added"], facts["idle"]) == (2, [0, 1, 2], [{"seat": 3, "why": "bot"}])


def test_nobody_added_anything(damrak: Command, tmp_path: Path) -> None:
    alone = Dealing(table=TABLE, rounds=(dealt_round(random.Random(6), 1, [], 2, frozenset()),))
    said = damrak("verify", written(tmp_path, dealt_match(alone).record()))
    assert said.code == 0
    assert "but nobody else added any chance to it" in said.out
    assert "Anna (a bot) and Bram (a bot)" in said.out


def test_a_given_seed_cannot_be_checked(damrak: Command, tmp_path: Path) -> None:
    given = library.Match("tickets", 2, "1").record()
    for fmt in (1, 2):
        said = damrak("verify", written(tmp_path, given | {"format": fmt}))
        assert said.code == 1
        assert "was not dealt in a way that can be checked" in said.out


def in_last_round(record: Facts, **changes: Any) -> Facts:
    *before, last = record["dealing"]["rounds"]
    return record | {"dealing": record["dealing"] | {"rounds": [*before, last | changes]}}


def with_reveal(record: Facts) -> Facts:
    first, *rest = record["dealing"]["rounds"][-1]["commitments"]
    return in_last_round(record, commitments=[first | {"reveal": OTHER}, *rest])


def with_move(record: Facts) -> Facts:
    """A card that lay elsewhere is drawn: somebody claims what they cannot pay."""
    claim = next(n for n, move in enumerate(record["log"]) if move.get("action", "").startswith("claim"))
    return record | {"log": record["log"][claim:]}


TAMPERED: dict[str, tuple[Callable[[Facts], Facts], str]] = {
    "secret": (lambda it: in_last_round(it, secret=OTHER), "secret does not fit its promise"),
    "promise": (lambda it: in_last_round(it, promise=OTHER), "secret does not fit its promise"),
    "reveal": (with_reveal, "chance is not the one"),
    "seats": (lambda it: in_last_round(it, idle=[]), "does not add up which seats"),
    "counts": (
        lambda it: it | {"dealing": it["dealing"] | {"rounds": it["dealing"]["rounds"][2:]}},
        "does not fit its promise",
    ),
    "cards": (with_move, "was not played with its cards"),
}


@pytest.mark.parametrize("what", TAMPERED)
def test_whatever_is_changed_is_found(damrak: Command, tmp_path: Path, record: Facts, what: str) -> None:
    change, sentence = TAMPERED[what]
    said = damrak("verify", written(tmp_path, change(record)))
    assert said.code == 1
    assert sentence in " ".join((said.out + said.err).split())


def test_another_seed_is_found_whether_its_cards_could_be_played_or_not(
    damrak: Command, tmp_path: Path, record: Facts
) -> None:
    for dealt in (record, dealt_match().record()):
        said = damrak("verify", written(tmp_path, dealt | {"seed": "1"}))
        assert said.code == 1
        assert "make another seed" in said.out


@pytest.mark.parametrize("content", ["", "{}", "no json", '{"format": 2}', "[1]"])
def test_a_file_that_is_no_record_is_refused_with_its_name(
    damrak: Command, tmp_path: Path, content: str
) -> None:
    file = tmp_path / "match.json"
    file.write_text(content)
    said = damrak("verify", str(file))
    assert (said.code, said.out) == (1, "")
    assert "match.json" in said.err
    assert damrak("verify", str(tmp_path / "none.json")).code == 1
