"""Chance, kept in the state, so that a seed and a log give the same match everywhere.

Our own, because the standard library promises no stable shuffle between versions. `Stream` deals the cards
of real matches: whoever has seen any number of its cards knows nothing about the next one (docs/chance.md).
`Chance` is for playouts, imagined worlds and the bots' own luck, and dealt the matches of rules version 1: a
"small fast counter" on four 32-bit words, additions and shifts only, so nothing exceeds a machine integer.
"""

from hashlib import blake2b
from struct import unpack
from typing import Final, final

from damrak.core.fast import i64, mypyc_attr, vec

WORD: Final = 0xFFFFFFFF
WARM_UP: Final = 12
WORDS: Final = 2**32
WORDS_IN_BLOCK: Final = 16
BLOCK: Final = ">16I"
KEY_BYTES: Final = 32
PURPOSE: Final = b"damrak deal"


@final
@mypyc_attr(acyclic=True)
class Chance:
    """Four words of state; cheap to clone."""

    def __init__(self, a: i64, b: i64, c: i64, turns: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.turns = turns

    def clone(self) -> "Chance":
        return Chance(self.a, self.b, self.c, self.turns)

    def assign(self, other: "Chance") -> None:
        self.a = other.a
        self.b = other.b
        self.c = other.c
        self.turns = other.turns

    def words(self) -> list[int]:
        """The state, to be written down in a position."""
        return [self.a, self.b, self.c, self.turns]

    def word(self) -> i64:
        """The next 32 bits."""
        b, c, turns = self.b, self.c, self.turns
        out = (self.a + b + turns) & WORD
        self.turns = (turns + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (9 * c) & WORD
        self.c = (((c << 21) | (c >> 11)) + out) & WORD
        return out

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1; for the few dozens of a deck the bias is below one in ten million."""
        return (self.word() * n) >> 32

    def shuffle(self, cards: vec[i64], size: i64) -> None:
        """Put the first `size` cards in random order, every order alike."""
        last: i64 = size - 1
        while last > 0:
            other = self.word() * (last + 1) >> 32  # `below`, without the call
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card
            last -= 1

    def shuffled(self, cards: list[int]) -> list[int]:
        """The same cards in random order, for uncompiled modules: a `vec` of theirs is never freed."""
        order = vec[i64](cards)
        self.shuffle(order, len(order))
        return list(order)


def chance_of(seed: str) -> Chance:
    """The generator that a seed stands for."""
    digest = blake2b(seed.encode(), digest_size=12).digest()
    words = [int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8)]
    chance = Chance(words[0], words[1], words[2], 1)
    for _ in range(WARM_UP):
        chance.word()
    return chance


@final
@mypyc_attr(acyclic=True)
class Stream:
    """32-bit words out of BLAKE2b keyed with the seed, one block of sixteen after the other."""

    def __init__(self, key: bytes, drawn: i64) -> None:
        self.key = key
        self.drawn = drawn  # words so far
        self.block: i64 = -1  # the number of the block at hand
        self.words: tuple[int, ...] = ()  # of that block

    def clone(self) -> "Stream":
        copy = Stream(self.key, self.drawn)
        copy.block = self.block
        copy.words = self.words
        return copy

    def word(self) -> i64:
        """The next 32 bits; their block is made when its first word is wanted."""
        block = self.drawn // WORDS_IN_BLOCK
        if block != self.block:
            number: int = block
            self.words = unpack(BLOCK, blake2b(number.to_bytes(8, "big"), key=self.key).digest())
            self.block = block
        at = self.drawn % WORDS_IN_BLOCK
        self.drawn += 1
        return self.words[at]

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1. Words beyond the last multiple of n are skipped, so all are as likely."""
        even = WORDS - WORDS % n
        word = self.word()
        while word >= even:
            word = self.word()
        return word % n

    def shuffle(self, cards: vec[i64], size: i64) -> None:
        """Put the first `size` cards in random order, every order alike."""
        last: i64 = size - 1
        while last > 0:
            other = self.below(last + 1)
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card
            last -= 1

    def shuffled(self, cards: list[int]) -> list[int]:
        """The same cards in random order, for uncompiled modules: a `vec` of theirs is never freed."""
        order = vec[i64](cards)
        self.shuffle(order, len(order))
        return list(order)


def stream_of(seed: str) -> Stream:
    """The stream that a seed stands for."""
    return Stream(blake2b(seed.encode(), digest_size=KEY_BYTES, person=PURPOSE).digest(), 0)
