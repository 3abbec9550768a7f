"""What a seat, or a spectator, may know: everything is copied in, nothing is taken out."""

from damrak.core.bits import count, members
from damrak.core.game import BY_LOT, check_seat
from damrak.core.seats import NOBODY
from damrak.tickets.board import Board
from damrak.tickets.cards import pack, total, unpack
from damrak.tickets.contracts import read_take
from damrak.tickets.phases import CHOOSING, EMPTY, OVER, PHASES
from damrak.tickets.player import Player
from damrak.tickets.scoring import completed, is_joined, merchandise_points, winners
from damrak.tickets.state import State
from damrak.tickets.story import NO_CARD
from damrak.tickets.view_parts import (
    Cards,
    ContractView,
    LastTurnsView,
    PlayerView,
    ReturnedView,
    SheetView,
    TakeView,
    View,
)


def view(state: State, seat: int | None) -> View:
    """What a seat, or a spectator, may know now."""
    check_seat(seat, state.seats)
    board = state.board
    own = None if seat is None else state.players[seat]
    return View(
        seat=seat,
        rules_version=state.rules,
        seats=state.seats,
        options={"first": BY_LOT if state.by_lot else state.first},
        first=state.first,
        phase=PHASES[state.phase],
        turn=None if state.phase in (CHOOSING, OVER) else state.turn,
        turns=state.turns,
        asked=tuple(range(state.seats)) if state.phase == CHOOSING else state.to_act(),
        players=tuple(_player(state, n) for n in range(state.seats)),
        row=tuple(None if card == EMPTY else board.colours[card] for card in state.row),
        pile=state.pile_left,
        pile_at_most=cards(board, state.pile_from - (own.drew if own else 0)),
        discards=cards(board, state.discards),
        contract_pile=state.contracts_left,
        merchandise=state.merchandise,
        owners=_owners(state),
        closed=_closed(state),
        last_turns=None if state.ender == NOBODY else LastTurnsView(state.ender, state.last_turns),
        passes=state.passes,
        takes=tuple(_take(board, take, seat) for take in takes_made(state)),
        scores=tuple(state.scores()),
        hand=cards(board, own.hand) if own else {},
        contracts=_contracts(state, own, own.contracts) if own else (),
        offered=_contracts(state, own, own.offered) if own else (),
        chosen=tuple(board.contracts[n] for n in members(own.kept)) if own else (),
        returned=() if seat is None else _returned(state, seat),
        sheet=_sheet(state) if state.phase == OVER else (),
    )


def cards(board: Board, packed: int) -> Cards:
    """Cards by the names of their colours."""
    counts = unpack(packed, board.kinds)
    return {colour: number for colour, number in zip(board.colours, counts, strict=True) if number}


def packed(board: Board, named: Cards) -> int:
    """Cards as the rules count them, from the names of their colours."""
    return pack([named.get(colour, 0) for colour in board.colours])


def _player(state: State, seat: int) -> PlayerView:
    player, board = state.players[seat], state.board
    return PlayerView(
        seat=seat,
        points=player.points,
        carts=player.carts,
        cards=total(player.hand),
        seen=cards(board, player.seen),
        contracts=count(player.contracts),
        merchandise=player.merchandise,
        routes=tuple(board.routes[n] for n in members(player.routes)),
    )


def _owners(state: State) -> dict[str, int]:
    owners = {n: seat for seat, player in enumerate(state.players) for n in members(player.routes)}
    return {state.board.routes[n]: owners[n] for n in sorted(owners)}


def _closed(state: State) -> tuple[str, ...]:
    gone = ~state.free & state.board.all_routes
    for player in state.players:
        gone &= ~player.routes
    return tuple(state.board.routes[n] for n in members(gone))


def _contracts(state: State, holder: Player, held: int) -> tuple[ContractView, ...]:
    board = state.board
    return tuple(
        ContractView(board.contracts[n], board.contract_points[n], is_joined(state, holder, n))
        for n in members(held)
    )


def takes_made(state: State) -> list[int]:
    """All takes of contracts so far."""
    return [state.takes[n] for n in range(state.takes_made)]


def _take(board: Board, take: int, viewer: int | None) -> TakeView:
    seat, offered, returned = read_take(take)
    kept = len(offered) - (returned != NO_CARD)
    if seat != viewer:
        return TakeView(seat, kept, (), None)
    names = tuple(board.contracts[n] for n in offered)
    return TakeView(seat, kept, names, None if returned == NO_CARD else board.contracts[returned])


def _returned(state: State, viewer: int) -> tuple[ReturnedView, ...]:
    """A contract in the pile was put there by whoever returned it last, and only they know it."""
    returned_by = {returned: seat for seat, _, returned in map(read_take, takes_made(state))}
    return tuple(
        ReturnedView(state.board.contracts[contract], above)
        for above, contract in enumerate(contracts_in_pile(state))
        if returned_by.get(contract) == viewer
    )


def contracts_in_pile(state: State) -> list[int]:
    """The contract pile from the top down."""
    ring = list(state.contract_pile)
    return [ring[(state.contract_top + n) % len(ring)] for n in range(state.contracts_left)]


def _sheet(state: State) -> tuple[SheetView, ...]:
    best = winners(state)
    bonus = merchandise_points([player.merchandise for player in state.players])
    return tuple(
        SheetView(
            seat=seat,
            routes=sum(state.board.points[n] for n in members(player.routes)),
            contracts=_contracts(state, player, player.contracts),
            merchandise=bonus[seat],
            total=player.points,
            completed=completed(state, player),
            winner=seat in best,
        )
        for seat, player in enumerate(state.players)
    )
