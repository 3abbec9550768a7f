"""The final score: contracts, merchandise, the winner (T18–T20)."""

from typing import TYPE_CHECKING, Final

from damrak.core.bits import first, members
from damrak.core.fast import i64, vec
from damrak.tickets.board import Board
from damrak.tickets.player import Player
from damrak.tickets.story import CONTRACT_FAILED, CONTRACT_JOINED, MERCHANDISE_SCORED, SHARED_WIN, WON

if TYPE_CHECKING:
    from damrak.tickets.state import State

MERCHANDISE_POINTS: Final[dict[int, list[int]]] = {2: [8, 4], 3: [8, 5, 2], 4: [8, 6, 4, 2]}
"""By number of players: points for each position (T19)."""


def score_game(state: "State") -> None:
    """Add contracts and merchandise to the points, and name the winners."""
    seat: i64
    for seat in range(state.seats):
        score_contracts(state, seat)
    bonus = merchandise_points([player.merchandise for player in state.players])
    for seat in range(state.seats):
        player = state.players[seat]
        if bonus[seat]:
            player.points += bonus[seat]
            state.tell(MERCHANDISE_SCORED, seat, bonus[seat], player.merchandise)
    if state.story is not None:
        tell_winners(state)


def score_contracts(state: "State", seat: i64) -> None:
    """T18: A contract whose places the player's own routes join adds its points; any other costs them."""
    player, board = state.players[seat], state.board
    groups = connected(board, player.routes)
    left = player.contracts
    while left:
        contract = first(left)
        left &= left - 1
        points = board.contract_points[contract]
        if joins(board, groups, contract):
            player.points += points
            state.tell(CONTRACT_JOINED, seat, points, contract)
        else:
            player.points -= points
            state.tell(CONTRACT_FAILED, seat, -points, contract)


def connected(board: Board, routes: i64) -> vec[i64]:
    """The sets of places that unbroken paths of these routes connect."""
    groups = vec[i64]([0] * len(board.places))
    used: i64 = 0
    while routes:
        places = board.ends[first(routes)]
        routes &= routes - 1
        n: i64 = 0
        while n < used:
            if groups[n] & places:
                used -= 1
                places |= groups[n]
                groups[n] = groups[used]
            else:
                n += 1
        groups[used] = places
        used += 1
    return groups[:used]


def joins(board: Board, groups: vec[i64], contract: i64) -> bool:
    """Whether one of these groups holds both places of a contract."""
    both = board.contract_from[contract] | board.contract_to[contract]
    return any(group & both == both for group in groups)


def is_joined(state: "State", player: Player, contract: i64) -> bool:
    """Whether the player's own routes join the two places of a contract."""
    return joins(state.board, connected(state.board, player.routes), contract)


def merchandise_points(cards: list[int]) -> list[int]:
    """T19: Points by position: tied players all score theirs, the next one scores as if there were no tie.

    A player with no merchandise gets nothing.
    """
    points = MERCHANDISE_POINTS[len(cards)]
    return [points[len([n for n in cards if n > mine])] if mine else 0 for mine in cards]


def completed(state: "State", player: Player) -> int:
    """How many of a player's contracts are joined."""
    return len([n for n in members(player.contracts) if is_joined(state, player, n)])


def tell_winners(state: "State") -> None:
    """Say who has won, alone or together."""
    best = winners(state)
    for seat in best:
        player = state.players[seat]
        kind = WON if len(best) == 1 else SHARED_WIN
        state.tell(kind, seat, 0, player.points, completed(state, player))


def winners(state: "State") -> tuple[int, ...]:
    """T20: Most points wins; a tie goes to most completed contracts; still tied, they share the win."""
    standing = [(player.points, completed(state, player)) for player in state.players]
    best = max(standing)
    return tuple([seat for seat in range(len(standing)) if standing[seat] == best])
