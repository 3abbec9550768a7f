"""A deal that anyone can check: the server's promise, the players' commitments, and the seed they make.

docs/dealing.md tells the protocol. Nothing here waits or sends: server, page and `damrak verify` must come to
the same hashes.
"""

import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, Final, Literal

import msgspec

from damrak.core.errors import Argument

MOST_MISSES: Final = 3
"""A seat that has kept back its chance this often is left out of the next round."""
Hex = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""32 bytes. The length is said twice, because `$` lets a line break pass."""
TableName = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{1,64}$", max_length=64)]
Why = Literal["bot", "program", "absent", "older", "silent", "left out"]
"""Why a seat added nothing. `older`: its client does not know how. `silent`: it was asked in vain."""
End = Literal["dealt", "reveal missing", "interrupted"]


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of a record."""


class Commitment(Part, frozen=True, kw_only=True):
    """What one browser promised to add for its seats, and what it revealed; null if it kept that back."""

    seats: tuple[int, ...]
    commitment: Hex
    reveal: Hex | None


class Idle(Part, frozen=True, kw_only=True):
    """A seat that added nothing."""

    seat: int
    why: Why


class Round(Part, frozen=True, kw_only=True):
    """One attempt to deal. Of one that was interrupted only promise and secret are known."""

    promise: Hex
    secret: Hex
    commitments: tuple[Commitment, ...]
    """In the order of their hashes."""
    idle: tuple[Idle, ...]
    end: End


class Dealing(Part, frozen=True, kw_only=True):
    """How the seed of a match was made. Every round but the last had to be dealt anew."""

    table: TableName
    rounds: tuple[Round, ...]


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """Whether a deal was what had been promised, as a message of the catalogues."""

    fair: bool
    message: str
    arguments: dict[str, Argument]


# ---- the hashes ----


def _digest(what: str, *parts: str | int) -> str:
    """A hash that stands for nothing else than `what`: its first line says what that is."""
    text = "\n".join((f"damrak {what}", *map(str, parts)))
    return hashlib.sha256(text.encode()).hexdigest()


def promise_of(secret: str, table: str, number: int) -> str:
    """The hash that the server shows before anybody commits to anything."""
    return _digest("promise", table, number, secret)


def commitment_of(chance: str, table: str, number: int, promise: str, seats: Sequence[int]) -> str:
    """The hash that a browser shows before anybody reveals anything; good for this round alone."""
    return _digest("commitment", table, number, promise, ",".join(map(str, seats)), chance)


def seed_of(secret: str, table: str, number: int, reveals: Iterable[str]) -> str:
    """The seed; `reveals` come in the order of their commitments' hashes."""
    return _digest("seed", table, number, secret, *reveals)


def seed_in(dealing: Dealing) -> str:
    """The seed that the last round made."""
    number, last = len(dealing.rounds), dealing.rounds[-1]
    return seed_of(last.secret, dealing.table, number, [it.reveal or "" for it in last.commitments])


def misses(rounds: Iterable[Round]) -> Counter[int]:
    """How often each seat has kept back what it had committed to."""
    kept_back = (it.seats for one in rounds for it in one.commitments if it.reveal is None)
    return Counter(seat for seats in kept_back for seat in seats)


# ---- checking ----


def verified(dealing: Dealing | None, seats: int, seed: str) -> Verdict:
    """Whether the seed of a match with so many seats is what had been promised."""
    if dealing is None:
        return Verdict(fair=False, message="dealing-not-so", arguments={})
    for message, number in _faults(dealing, seats, seed):
        return Verdict(fair=False, message=message, arguments={"round": number})
    return Verdict(fair=True, message="dealing-fair", arguments={"anew": len(dealing.rounds) - 1})


def _faults(dealing: Dealing, seats: int, seed: str) -> Iterator[tuple[str, int]]:
    """What does not fit, and in which round."""
    for number, one in enumerate(dealing.rounds, start=1):
        if one.promise != promise_of(one.secret, dealing.table, number):
            yield "dealing-bad-promise", number
        if not _reveals_fit(one, dealing.table, number):
            yield "dealing-bad-reveal", number
        if not _seats_fit(one, seats, misses(dealing.rounds[: number - 1])):
            yield "dealing-bad-seats", number
        if not _ends_well(one, is_last=number == len(dealing.rounds)):
            yield "dealing-bad-round", number
    if not dealing.rounds or seed != seed_in(dealing):
        yield "dealing-bad-seed", len(dealing.rounds)


def _reveals_fit(one: Round, table: str, number: int) -> bool:
    """Every revealed chance is the one committed to, and the commitments stand in their order."""
    hashes = [it.commitment for it in one.commitments]
    return hashes == sorted(set(hashes)) and all(
        it.reveal is None or it.commitment == commitment_of(it.reveal, table, number, one.promise, it.seats)
        for it in one.commitments
    )


def _seats_fit(one: Round, seats: int, missed: Counter[int]) -> bool:
    """Every seat has committed or is idle, never both; only who missed too often is left out, and always."""
    added = {seat for it in one.commitments for seat in it.seats}
    idle = [it.seat for it in one.idle]
    if one.end == "interrupted":
        return not added and not idle
    left_out = {it.seat for it in one.idle if it.why == "left out"}
    is_complete = sorted([*added, *idle]) == list(range(seats)) and all(it.seats for it in one.commitments)
    return is_complete and left_out == {seat for seat, often in missed.items() if often >= MOST_MISSES}


def _ends_well(one: Round, *, is_last: bool) -> bool:
    """The last round dealt; every other one had a reason to be repeated."""
    is_missing = any(it.reveal is None for it in one.commitments)
    expected = {"dealt": is_last and not is_missing, "reveal missing": is_missing and not is_last}
    return expected.get(one.end, not is_last)
