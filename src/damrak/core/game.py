"""A game is a value: a small record of functions and data. No base class, no hooks."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from damrak.core.errors import BadData
from damrak.core.story import Event

Options = Mapping[str, Any]
BY_LOT: Final = "lot"
"""The value of a game's option `first` that lets chance draw who starts; the others are seats."""


class State(Protocol):
    """What code outside the rules may do with any game's state."""

    story: list[int] | None
    learnt: int

    @property
    def is_over(self) -> bool: ...
    def to_act(self) -> tuple[int, ...]: ...
    def legal(self, seat: int) -> list[int]: ...
    def play(self, seat: int, action: int) -> None: ...
    def clone(self) -> "State": ...
    def scores(self) -> list[int]: ...


@dataclass(frozen=True)
class Option:
    """A choice that a table makes before the game; the first value is the default."""

    name: str
    values: tuple[Any, ...]
    rule: str
    since: int = 1
    """The rules version that brought it; matches of older versions do not have it."""

    @property
    def default(self) -> Any:
        return self.values[0]


@dataclass(frozen=True)
class Game:
    """Everything that server, bots, arena and command line know of a game."""

    name: str
    rules_version: int
    """The version of the rules that new matches follow."""
    rules_versions: tuple[int, ...]
    """All that can be played: a match goes on by the version that it was begun with."""
    seat_counts: tuple[int, ...]
    options: tuple[Option, ...]
    board: Any
    start: Callable[..., Any]
    actions: int
    name_of: Callable[[int], str]
    number_of: Callable[[str], int]
    view: Callable[[Any, int | None], Any]
    imagine: Callable[[Any, str], Any]
    winners: Callable[[Any], tuple[int, ...]]
    dump: Callable[[Any], dict[str, Any]]
    position: Callable[[Mapping[str, Any]], Any]
    tell: Callable[[Sequence[int]], list[Event]]
    opening: Callable[[Any], Sequence[int]] = lambda _: ()
    """What set-up has told, of a state in which nobody has acted: the first action brings it with it."""
    titles: Mapping[str, str] = field(default_factory=dict)
    """Proper names by id, for people: `oude-kerk` is "Oude Kerk" in every language."""

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        """To another process a game goes by its name and its board."""
        from damrak.games import handed  # here, because the games stand on the core

        return handed(self)


def options_in(known: Sequence[Option], rules_version: int) -> tuple[Option, ...]:
    """The options that a version of the rules has."""
    return tuple(option for option in known if option.since <= rules_version)


def chosen_options(known: Sequence[Option], given: Options | None, rules_version: int) -> dict[str, Any]:
    """All options of a game with the given values or the defaults; refuses unknown names and values."""
    known, given = options_in(known, rules_version), dict(given or {})
    chosen = {option.name: given.pop(option.name, option.default) for option in known}
    for name in given:
        raise BadData("core-unknown-option", option=name, known=", ".join(chosen))
    for option in known:
        value = chosen[option.name]
        if not any(value == allowed and type(value) is type(allowed) for allowed in option.values):
            allowed = ", ".join(map(str, option.values))
            raise BadData("core-bad-option", option=option.name, value=str(value), allowed=allowed)
    return chosen


def check_first(first: str | int, seats: int) -> None:
    """Refuse a start player who is not at the table."""
    if isinstance(first, int) and first >= seats:
        allowed = ", ".join(map(str, [BY_LOT, *range(seats)]))
        raise BadData("core-bad-option", option="first", value=str(first), allowed=allowed)


def checked_seats(counts: Sequence[int], seats: int) -> int:
    """The number of seats, if the game can be played by so many."""
    if seats not in counts:
        raise BadData("core-seat-count", seats=seats, least=min(counts), most=max(counts))
    return seats


def checked_seed(seed: Any) -> str:
    """A seed, which is a text that can be written down."""
    try:
        seed.encode()
    except (AttributeError, UnicodeEncodeError):
        raise BadData("core-bad-seed", seed=repr(seed)) from None
    return str(seed)


def check_seat(seat: int | None, seats: int) -> None:
    """Refuse a seat that is not at the table: counted from the end it would be somebody else's."""
    if seat is not None and not 0 <= seat < seats:
        raise BadData("core-no-such-seat", seat=seat, last=seats - 1)
