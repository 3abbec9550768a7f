"""A toy game for the tests of the core: seats take one or two coins in turn, or turn a hidden coin over.

Whoever takes the last coin wins. Turning a coin over tells all something, so it cannot be undone freely.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from damrak.core.chance import Chance, chance_of
from damrak.core.errors import BadData, IllegalAction
from damrak.core.game import Game, Option, chosen_options
from damrak.core.story import Event, Kind, Reader, read_story

ACTIONS = ["take 1", "take 2", "turn"]
KINDS = [Kind("took", "C1", ("coins", "purse"), secrets=("purse",)), Kind("turned", "C2", ("side",))]
READERS: dict[str, Reader] = {"coins": int, "purse": int, "side": lambda side: ("heads", "tails")[side]}


class ToyBoard(NamedTuple):
    name: str = "a table"
    fingerprint: str = "0123456789abcdef"


class Coins:
    """The coins left, what each seat took, and the chance that turns a coin."""

    def __init__(self, coins: int, taken: list[int], chance: Chance) -> None:
        self.coins = coins
        self.taken = taken
        self.chance = chance
        self.turn = 0
        self.learnt = 0
        self.story: list[int] | None = None
        self.plays = 0

    @property
    def is_over(self) -> bool:
        return self.coins == 0

    def to_act(self) -> tuple[int, ...]:
        return () if self.is_over else (self.turn,)

    def legal(self, seat: int) -> list[int]:
        if seat not in self.to_act():
            return []
        return [0, 1, 2] if self.coins > 1 else [0, 2]

    def play(self, seat: int, action: int) -> None:
        if action not in self.legal(seat):
            raise IllegalAction("core-not-asked", "C1")
        self.plays += 1
        if action == 2:
            self.learnt += 1
            self.tell(1, seat, 0, self.chance.below(2), 0)
            return
        self.coins -= action + 1
        self.taken[seat] += action + 1
        self.tell(0, seat, action + 1, action + 1, self.taken[seat])
        self.turn = (seat + 1) % len(self.taken)

    def tell(self, kind: int, seat: int, gain: int, a: int, b: int) -> None:
        if self.story is not None:
            self.story += [kind, seat, gain, a, b, 0]

    def clone(self) -> "Coins":
        copy = Coins(self.coins, self.taken[:], self.chance.clone())
        copy.turn, copy.learnt, copy.plays = self.turn, self.learnt, self.plays
        return copy

    def scores(self) -> list[int]:
        return self.taken[:]


def start(seats: int, seed: str, options: Mapping[str, Any] | None = None, rules_version: int = 3) -> Coins:
    return Coins(chosen_options(OPTIONS, options, rules_version)["coins"], [0] * seats, chance_of(seed))


def number_of(name: str) -> int:
    if name not in ACTIONS:
        raise BadData("core-unknown-action", action=name)
    return ACTIONS.index(name)


def tell(numbers: Sequence[int]) -> list[Event]:
    return read_story(numbers, KINDS, READERS)


def dump(state: Coins) -> dict[str, Any]:
    return {"coins": state.coins, "taken": state.taken[:], "turn": state.turn, "chance": state.chance.words()}


def refuse(*_arguments: Any) -> Any:
    raise AssertionError("the tests of the core do not ask the toy for this")


OPTIONS = (Option("coins", (40, 3), "C1"), Option("open", (False, True), "C2"))
TOY = Game(
    name="toy",
    rules_version=3,
    rules_versions=(2, 3),
    seat_counts=(2, 3),
    options=OPTIONS,
    board=ToyBoard(),
    start=start,
    actions=len(ACTIONS),
    name_of=ACTIONS.__getitem__,
    number_of=number_of,
    view=lambda state, seat: (state.coins, seat),
    imagine=refuse,
    winners=refuse,
    dump=dump,
    position=refuse,
    tell=tell,
)
