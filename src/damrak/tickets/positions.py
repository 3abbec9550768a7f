"""Positions written down: by hand for tests and puzzles, or saved; refused if they contradict themselves."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import msgspec

from damrak.core.bits import members
from damrak.core.chance import KEY_BYTES, Chance, Stream, chance_of
from damrak.core.errors import BadData
from damrak.core.seats import NOBODY
from damrak.core.written import read_position, version_of
from damrak.tickets.board import NO_ROUTE, Board
from damrak.tickets.contracts import read_take, written_take
from damrak.tickets.drawing import lay_row
from damrak.tickets.phases import CHOOSING, EMPTY, OVER, PHASES, Phase
from damrak.tickets.player import Player
from damrak.tickets.scoring import merchandise_points, score_contracts
from damrak.tickets.setup import new_state
from damrak.tickets.state import State
from damrak.tickets.story import NO_CARD
from damrak.tickets.view import cards, contracts_in_pile, packed, takes_made
from damrak.tickets.view_parts import Cards, LastTurnsView


class Written(msgspec.Struct, forbid_unknown_fields=True):
    """A part of a position."""


class WrittenPlayer(Written):
    """A player; carts, points and merchandise follow from the routes and may be left out."""

    hand: Cards = {}
    seen: Cards = {}
    drew: Cards | None = None
    routes: list[str] = []
    contracts: list[str] = []
    offered: list[str] = []
    kept: list[str] = []
    carts: int | None = None
    points: int | None = None
    merchandise: int | None = None


class WrittenTake(Written):
    """Who was offered which contracts and returned which."""

    seat: int
    offered: list[str]
    returned: str | None


class WrittenStream(Written):
    """The stream that a real match is dealt from: its key, and how many words were drawn so far."""

    key: Annotated[str, msgspec.Meta(pattern=f"^[0-9a-f]{{{2 * KEY_BYTES}}}$")]
    drawn: Annotated[int, msgspec.Meta(ge=0)]


class Position(Written):
    """A whole position; both piles from the top down."""

    players: list[WrittenPlayer]
    row: list[str | None]
    pile: list[str]
    contract_pile: list[str]
    discards: Cards = {}
    phase: Phase = "turn"
    first: int = 0
    by_lot: bool = True
    turn: int = 0
    turns: int = 0
    passes: int = 0
    last_turns: LastTurnsView | None = None
    pile_from: Cards | None = None
    takes: list[WrittenTake] = []
    merchandise: int | None = None
    chance: tuple[int, int, int, int] | WrittenStream | None = None
    learnt: int = 0
    board: str | None = None
    rules_version: int | None = None
    """The rules that the game follows; the newest ones unless it says so."""


def dump(state: State) -> dict[str, Any]:
    """A state as plain data, with ids for everything."""
    board = state.board
    position = Position(
        players=[_written_player(board, player) for player in state.players],
        row=[None if card == EMPTY else board.colours[card] for card in state.row],
        pile=[board.colours[state.pile[n]] for n in reversed(range(state.pile_left))],
        contract_pile=[board.contracts[n] for n in contracts_in_pile(state)],
        discards=cards(board, state.discards),
        phase=PHASES[state.phase],
        first=state.first,
        by_lot=state.by_lot,
        turn=state.turn,
        turns=state.turns,
        passes=state.passes,
        last_turns=None if state.ender == NOBODY else LastTurnsView(state.ender, state.last_turns),
        pile_from=cards(board, state.pile_from),
        takes=[_written_take(board, take) for take in takes_made(state)],
        merchandise=state.merchandise,
        chance=_written_chance(state),
        learnt=state.learnt,
        board=board.fingerprint,
        rules_version=state.rules,
    )
    plain: dict[str, Any] = msgspec.to_builtins(position)
    return plain


def _written_chance(state: State) -> tuple[int, int, int, int] | WrittenStream:
    if state.stream is not None:
        return WrittenStream(state.stream.key.hex(), state.stream.drawn)
    a, b, c, turns = state.chance.words()
    return a, b, c, turns


def _written_player(board: Board, player: Player) -> WrittenPlayer:
    return WrittenPlayer(
        hand=cards(board, player.hand),
        seen=cards(board, player.seen),
        drew=cards(board, player.drew),
        routes=[board.routes[n] for n in members(player.routes)],
        contracts=[board.contracts[n] for n in members(player.contracts)],
        offered=[board.contracts[n] for n in members(player.offered)],
        kept=[board.contracts[n] for n in members(player.kept)],
        carts=player.carts,
        points=player.points,
        merchandise=player.merchandise,
    )


def _written_take(board: Board, take: int) -> WrittenTake:
    seat, offered, returned = read_take(take)
    names = [board.contracts[n] for n in offered]
    return WrittenTake(seat, names, None if returned == NO_CARD else board.contracts[returned])


def position(board: Board, versions: Sequence[int], written: Mapping[str, Any]) -> State:
    """The state that a position describes, or BadData that says what is wrong with it."""
    read = read_position(written, Position)
    rules_version = version_of(read.rules_version, versions)
    if read.board not in (None, board.fingerprint):
        raise BadData("tickets-position-board", board=board.name)
    from damrak.tickets.checking import check_position, check_written  # here, because they stand on this file

    check_written(board, read)
    state = _state(board, read, rules_version)
    check_position(state, read)
    return state


def _state(board: Board, read: Position, rules_version: int) -> State:
    state = new_state(board, len(read.players), chance_of("position"), rules_version)
    if isinstance(read.chance, WrittenStream):
        state.stream = Stream(bytes.fromhex(read.chance.key), read.chance.drawn)
    elif read.chance:
        state.chance = Chance(*read.chance)
    for player, written in zip(state.players, read.players, strict=True):
        _set_player(board, player, written)
    _set_cards(state, read)
    _set_contracts(state, read)
    _set_turn(state, read)
    _set_points(state)
    return state


def _set_player(board: Board, player: Player, written: WrittenPlayer) -> None:
    player.hand = packed(board, written.hand)
    player.seen = packed(board, written.seen)
    hidden = {colour: n - written.seen.get(colour, 0) for colour, n in written.hand.items()}
    player.drew = packed(board, hidden if written.drew is None else written.drew)
    routes = [board.routes.index(route) for route in set(written.routes)]
    player.routes = sum(2**n for n in routes)
    player.barred = sum(2 ** board.twin[n] for n in routes if board.twin[n] != NO_ROUTE)
    player.contracts = _set_of(board.contracts, written.contracts)
    player.offered = _set_of(board.contracts, written.offered)
    player.kept = _set_of(board.contracts, written.kept)
    player.carts = board.carts - sum(board.spaces[n] for n in routes)
    with_symbols = sum(1 for n in routes if board.with_symbols >> n & 1)
    player.merchandise = with_symbols if written.merchandise is None else written.merchandise


def _set_of(ids: Sequence[str], names: Sequence[str]) -> int:
    return sum(2 ** ids.index(name) for name in set(names))


def _set_cards(state: State, read: Position) -> None:
    board = state.board
    lay_row(state, [EMPTY if card is None else board.colours.index(card) for card in read.row])
    for place, card in enumerate(reversed(read.pile)):
        state.pile[place] = board.colours.index(card)
    state.pile_left = len(read.pile)
    state.discards = packed(board, read.discards)
    if read.pile_from is None:
        state.pile_from = packed(board, Counter(read.pile)) + sum(player.drew for player in state.players)
    else:
        state.pile_from = packed(board, read.pile_from)


def _set_contracts(state: State, read: Position) -> None:
    ids = state.board.contracts
    for place, contract in enumerate(read.contract_pile):
        state.contract_pile[place] = ids.index(contract)
    state.contracts_left = len(read.contract_pile)
    for place, take in enumerate(read.takes):
        first, second = [*sorted(ids.index(name) for name in take.offered), NO_CARD][:2]
        returned = NO_CARD if take.returned is None else ids.index(take.returned)
        state.takes[place] = written_take(take.seat, first, second, returned)
    state.takes_made = len(read.takes)
    state.takes_known = bool(read.takes) or read.phase == PHASES[CHOOSING]


def _set_turn(state: State, read: Position) -> None:
    state.phase = PHASES.index(read.phase)
    state.first, state.by_lot = read.first, read.by_lot
    state.turn, state.turns, state.passes = read.turn, read.turns, read.passes
    state.learnt = read.learnt
    if read.last_turns:
        state.ender, state.last_turns = read.last_turns.by, read.last_turns.left
    for player in state.players:
        state.free &= ~player.routes
        if state.seats == 2:
            state.free &= ~player.barred
    held = sum(player.merchandise for player in state.players)
    state.merchandise = state.board.merchandise - held if read.merchandise is None else read.merchandise


def _set_points(state: State) -> None:
    """Points follow from routes and, when the game is over, from contracts and merchandise."""
    bonus = merchandise_points([player.merchandise for player in state.players])
    for seat, player in enumerate(state.players):
        player.points = sum(state.board.points[n] for n in members(player.routes))
        if state.phase == OVER:
            score_contracts(state, seat)
            player.points += bonus[seat]
