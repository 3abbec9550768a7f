"""Dealing that anyone can check: honest deals are found fair, and every way to tamper with one is found."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

import damrak
from damrak.core.dealing import (
    MOST_MISSES,
    Commitment,
    Dealing,
    Idle,
    Round,
    commitment_of,
    misses,
    promise_of,
    seed_in,
    seed_of,
    verified,
)
from damrak.core.errors import BadData

ROOT = Path(__file__).parent.parent.parent
TABLE = "a-table_1"


def hex_from(chance: random.Random) -> str:
    return chance.randbytes(32).hex()


def dealt_round(
    chance: random.Random,
    number: int,
    parties: list[tuple[int, ...]],
    seats: int,
    silent: frozenset[int],
    **why: Any,
) -> Round:
    """A round in which these browsers commit, each for its seats; those for `silent` seats reveal nothing."""
    secret = hex_from(chance)
    promise = promise_of(secret, TABLE, number)
    commitments = []
    for held in parties:
        own = hex_from(chance)
        commitment = commitment_of(own, TABLE, number, promise, held)
        reveal = None if silent & set(held) else own
        commitments.append(Commitment(seats=held, commitment=commitment, reveal=reveal))
    added = {seat for held in parties for seat in held}
    idle = tuple(
        Idle(seat=seat, why=why.get(f"seat{seat}", "bot")) for seat in range(seats) if seat not in added
    )
    return Round(
        promise=promise,
        secret=secret,
        commitments=tuple(sorted(commitments, key=lambda it: it.commitment)),
        idle=idle,
        end="reveal missing" if silent else "dealt",
    )


def interrupted(chance: random.Random, number: int) -> Round:
    secret = hex_from(chance)
    promise = promise_of(secret, TABLE, number)
    return Round(promise=promise, secret=secret, commitments=(), idle=(), end="interrupted")


def a_dealing() -> Dealing:
    """Seats 0 and 2 at one screen, seat 1 alone and once silent, seat 3 a bot; a restart in between."""
    chance, nobody = random.Random(1), frozenset[int]()
    rounds = (
        dealt_round(chance, 1, [(0, 2), (1,)], 4, frozenset({1})),
        interrupted(chance, 2),
        dealt_round(chance, 3, [(0, 2), (1,)], 4, nobody),
    )
    return Dealing(table=TABLE, rounds=rounds)


def test_an_honest_deal_is_fair_and_counts_how_often_it_was_dealt() -> None:
    dealing = a_dealing()
    verdict = verified(dealing, 4, seed_in(dealing))
    assert (verdict.fair, verdict.message, verdict.arguments) == (True, "dealing-fair", {"anew": 2})


def test_a_match_with_a_given_seed_was_not_dealt_this_way() -> None:
    assert verified(None, 4, "any").message == "dealing-not-so"


def with_round(dealing: Dealing, at: int, **changes: Any) -> Dealing:
    rounds = list(dealing.rounds)
    rounds[at] = replace(rounds[at], **changes)
    return replace(dealing, rounds=tuple(rounds))


def with_commitment(dealing: Dealing, at: int, which: int, **changes: Any) -> Dealing:
    commitments = list(dealing.rounds[at].commitments)
    commitments[which] = replace(commitments[which], **changes)
    return with_round(dealing, at, commitments=tuple(commitments))


def of_seat(dealing: Dealing, at: int, seat: int) -> int:
    return next(n for n, it in enumerate(dealing.rounds[at].commitments) if seat in it.seats)


OTHER = "ab" * 32
TAMPERED: dict[str, Callable[[Dealing], Dealing]] = {
    "another secret": lambda it: with_round(it, -1, secret=OTHER),
    "another promise": lambda it: with_round(it, -1, promise=OTHER),
    "secret and promise of an earlier round": lambda it: with_round(
        it, 0, secret=OTHER, promise=promise_of(OTHER, TABLE, 1)
    ),
    "another reveal": lambda it: with_commitment(it, -1, 0, reveal=OTHER),
    "another reveal in an earlier round": lambda it: with_commitment(it, 0, of_seat(it, 0, 0), reveal=OTHER),
    "a reveal left out": lambda it: with_commitment(it, -1, 0, reveal=None),
    "another commitment": lambda it: with_commitment(it, -1, 0, commitment=OTHER),
    "seats of somebody else": lambda it: with_commitment(it, -1, of_seat(it, -1, 1), seats=(0,)),
    "a browser for no seat": lambda it: with_commitment(it, 0, of_seat(it, 0, 1), seats=()),
    "commitments in another order": lambda it: with_round(
        it, -1, commitments=it.rounds[-1].commitments[::-1]
    ),
    "a commitment left out": lambda it: with_round(it, -1, commitments=it.rounds[-1].commitments[1:]),
    "the same commitment twice": lambda it: with_round(
        it, -1, commitments=(it.rounds[-1].commitments[0], *it.rounds[-1].commitments)
    ),
    "a seat that is forgotten": lambda it: with_round(it, -1, idle=()),
    "a seat that both adds and does not": lambda it: with_round(
        it, -1, idle=(*it.rounds[-1].idle, Idle(seat=0, why="absent"))
    ),
    "a seat that is left out without reason": lambda it: with_round(
        it, -1, idle=(Idle(seat=3, why="left out"),)
    ),
    "a round that never was": lambda it: replace(it, rounds=(*it.rounds, interrupted(random.Random(2), 4))),
    "a round left out": lambda it: replace(it, rounds=it.rounds[1:]),
    "a later round left out": lambda it: replace(it, rounds=(it.rounds[0], it.rounds[2])),
    "no rounds": lambda it: replace(it, rounds=()),
    "only the first rounds": lambda it: replace(it, rounds=it.rounds[:1]),
    "a round repeated without reason": lambda it: with_round(it, 0, end="dealt"),
    "a last round that did not deal": lambda it: with_round(it, -1, end="interrupted"),
    "a missing reveal called an interruption": lambda it: with_round(it, 0, end="interrupted"),
    "another table": lambda it: replace(it, table="another"),
}


@pytest.mark.parametrize("how", TAMPERED)
def test_whatever_is_changed_is_found(how: str) -> None:
    dealing = a_dealing()
    changed = TAMPERED[how](dealing)
    verdict = verified(changed, 4, seed_in(dealing))
    assert not verdict.fair
    assert verdict.message.startswith("dealing-bad-")


def test_another_seed_and_another_number_of_seats_are_found() -> None:
    dealing = a_dealing()
    assert verified(dealing, 4, OTHER).message == "dealing-bad-seed"
    assert verified(dealing, 5, seed_in(dealing)).message == "dealing-bad-seats"
    assert verified(dealing, 3, seed_in(dealing)).message == "dealing-bad-seats"


def test_who_kept_back_three_times_is_left_out_and_only_then() -> None:
    chance, one = random.Random(3), frozenset({1})
    kept_back = [dealt_round(chance, number, [(0,), (1,)], 2, one) for number in (1, 2, 3)]
    left_out = dealt_round(chance, 4, [(0,)], 2, frozenset(), seat1="left out")
    dealing = Dealing(table=TABLE, rounds=(*kept_back, left_out))
    assert misses(dealing.rounds)[1] == MOST_MISSES
    assert verified(dealing, 2, seed_in(dealing)).fair
    asked_again = Dealing(
        table=TABLE, rounds=(*kept_back, dealt_round(chance, 4, [(0,), (1,)], 2, frozenset()))
    )
    assert verified(asked_again, 2, seed_in(asked_again)).message == "dealing-bad-seats"
    too_soon = Dealing(
        table=TABLE,
        rounds=(*kept_back[:2], dealt_round(chance, 3, [(0,)], 2, frozenset(), seat1="left out")),
    )
    assert verified(too_soon, 2, seed_in(too_soon)).message == "dealing-bad-seats"


@st.composite
def parties(draw: st.DrawFn) -> tuple[int, list[tuple[int, ...]]]:
    """So many seats, and which browsers stand for which of them: some for several, some seats for nobody."""
    seats = draw(st.integers(2, 5))
    browsers = draw(st.lists(st.integers(0, seats), min_size=seats, max_size=seats))
    held = {who: tuple(seat for seat in range(seats) if browsers[seat] == who) for who in browsers if who}
    return seats, list(held.values())


@given(party=parties(), seed=st.integers(), repeats=st.lists(st.sampled_from("is"), max_size=2))
def test_any_party_deals_fairly_and_one_bit_more_or_less_makes_another_seed(
    party: tuple[int, list[tuple[int, ...]]], seed: int, repeats: list[str]
) -> None:
    seats, browsers = party
    chance = random.Random(seed)
    rounds = []
    for number, how in enumerate(repeats, start=1):
        silent = frozenset(browsers[0][:1]) if browsers and how == "s" else frozenset[int]()
        is_short = not silent
        rounds.append(
            interrupted(chance, number) if is_short else dealt_round(chance, number, browsers, seats, silent)
        )
    rounds.append(dealt_round(chance, len(rounds) + 1, browsers, seats, frozenset()))
    dealing = Dealing(table=TABLE, rounds=tuple(rounds))
    made = seed_in(dealing)
    assert verified(dealing, seats, made).fair
    reveals = [it.reveal or "" for it in dealing.rounds[-1].commitments]
    for n, reveal in enumerate(reveals):
        others = [*reveals[:n], reveal[::-1], *reveals[n + 1 :]]
        if others != reveals:
            assert seed_of(dealing.rounds[-1].secret, TABLE, len(rounds), others) != made


def test_the_hashes_are_as_the_docs_have_them() -> None:
    """Other clients make them too: they never change. web/src/dealing/dealing.test.ts has the same ones."""
    secret, chance = "11" * 32, "22" * 32
    promise = promise_of(secret, TABLE, 1)
    assert promise == "1d306cdd9f617321f9930340e2f4cb92e2599369f0d7d72c20a7491d7b4e0932"
    assert (
        commitment_of(chance, TABLE, 1, promise, (0, 2))
        == "e8261fd0f211e2d9184f2930dae3a7cb7917a857193e531b4a60c6ed7c57fe7a"
    )
    assert (
        seed_of(secret, TABLE, 1, [chance])
        == "9ca4dcb53db8bbd5393fa51177411ce7eb107f2d4d2bf0cb35742aca4052a0c5"
    )
    assert len({promise_of(secret, TABLE, n) for n in range(5)}) == 5
    page = (ROOT / "docs" / "dealing.md").read_text(encoding="utf-8")
    for made in (
        promise,
        commitment_of(chance, TABLE, 1, promise, (0, 2)),
        seed_of(secret, TABLE, 1, [chance]),
    ):
        assert made in page


# ---- in a record ----


def dealt_match(dealing: Dealing | None = None, seats: int = 2) -> damrak.Match:
    """A match of tickets that was dealt this way, by one player and a bot if nothing else is said."""
    dealing = dealing or Dealing(
        table=TABLE, rounds=(dealt_round(random.Random(5), 1, [(0,)], seats, frozenset()),)
    )
    names = ["Anna", "Bram", "Cees", "Dirk"][:seats]
    match = damrak.Match("tickets", seats, seed_in(dealing), names=names)
    match.dealing = dealing
    return match


def a_record(dealing: Dealing | None) -> dict[str, Any]:
    match = dealt_match(dealing, 4) if dealing else damrak.Match("tickets", 4, "7")
    return match.record()


def test_a_record_keeps_its_dealing_and_a_replay_too() -> None:
    dealing = a_dealing()
    record = a_record(dealing)
    assert record["format"] == 2
    again = damrak.replay(record)
    assert again.dealing == dealing
    assert again.record() == record


def test_a_record_of_format_1_is_read_as_ever() -> None:
    record = a_record(None) | {"format": 1}
    del record["dealing"]
    assert damrak.replay(record).dealing is None


@pytest.mark.parametrize(
    "dealing",
    [
        {},
        {"table": "a\nb", "rounds": []},
        {"table": "a", "rounds": [{}]},
        {"table": "a", "rounds": "none"},
        msgspec.to_builtins(with_round(a_dealing(), 0, secret="ab" * 32 + "\n")),
        msgspec.to_builtins(with_round(a_dealing(), 0, end="never")),
    ],
)
def test_a_dealing_that_is_none_is_refused_in_words(dealing: Any) -> None:
    with pytest.raises(BadData) as refused:
        damrak.replay(a_record(None) | {"dealing": dealing})
    assert refused.value.message == "core-bad-record"


def test_the_page_s_tests_check_the_same_record() -> None:
    page = ROOT / "web" / "src" / "dealing" / "fair.json"
    kept = json.loads(page.read_text(encoding="utf-8"))["dealing"]
    assert msgspec.convert(kept, Dealing) == a_dealing()
