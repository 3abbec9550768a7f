"""Positions for the tests: what matters is written down, the rest is filled in."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import damrak
from damrak.tickets.state import State

GAME = damrak.game("tickets")
BOARD = GAME.board
DECK = {colour: BOARD.facts.cards[colour] for colour in BOARD.colours}
PLAIN_ROW = ["pink", "blue", "green", "black", "red"]
GREEN_3 = "dam--oost-indisch-huis--green"
BLACK_3 = "dam--oost-indisch-huis--black"
GREY_2 = "munttoren--oost-indisch-huis"
GREY_4_WITH_CARTS = "montelbaanstoren--blauwbrug"
RED_3_WITH_CARTS = "westermarkt--begijnhof"

Hands = Sequence[Mapping[str, int]]


def laid(
    hands: Hands,
    row: Sequence[str | None] = PLAIN_ROW,
    top: Sequence[str] = (),
    rest: str = "pile",
    **more: Any,
) -> State:
    """A table with these hands, this row and these cards on top of the pile.

    All other cards lie in the pile, or in the hand of the last player (`rest="hand"`), or on the discards.
    Every player has one contract unless `contracts` says otherwise; the rest is the contract pile.
    """
    used = sum((Counter(hand) for hand in hands), Counter(card for card in row if card)) + Counter(top)
    left = Counter(DECK) - used
    players: list[dict[str, Any]] = [{"hand": dict(hand)} for hand in hands]
    if rest == "hand":
        players[-1]["hand"] = dict(Counter(players[-1]["hand"]) + left)
    pile = [*top, *(left.elements() if rest == "pile" else ())]
    for key in ("routes", "contracts", "offered", "merchandise"):
        for player, value in zip(players, more.pop(key, []), strict=False):
            player[key] = value
    position = {"players": players, "row": list(row), "pile": pile, **with_contracts(players), **more}
    if rest == "discards":
        position["discards"] = dict(left)
    state: State = GAME.position(position)
    return state


def with_contracts(players: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Give every player without contracts one that is still free; the rest is the contract pile."""
    taken = [
        name for player in players for name in [*player.get("contracts", []), *player.get("offered", [])]
    ]
    free = [name for name in BOARD.contracts if name not in taken]
    for player in players:
        if not player.get("contracts"):
            player["contracts"] = [free.pop(0)]
    return {"contract_pile": free}


def names(state: State, seat: int = 0) -> list[str]:
    """The actions open to a seat, by name."""
    return [GAME.name_of(action) for action in state.legal(seat)]


def act(state: State, action: str, seat: int | None = None) -> None:
    """Play an action by name, for the seat whose turn it is unless another is named."""
    state.play(state.turn if seat is None else seat, GAME.number_of(action))


def hand(state: State, seat: int) -> dict[str, int]:
    """A player's cards by colour."""
    return dict(GAME.view(state, seat).hand)


def row(state: State) -> list[str | None]:
    """The face-up row."""
    return list(GAME.view(state, None).row)


def told(state: State, action: str) -> list[tuple[str, int | None, int]]:
    """Play an action and say what happened: kind, seat, gain."""
    state.story = []
    act(state, action)
    events = GAME.tell(state.story)
    state.story = None
    return [(event.what, event.seat, event.gain) for event in events]
