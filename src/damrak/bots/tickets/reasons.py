"""Why the planner would do a thing, in messages of the catalogues."""

from damrak.bots.bot import Reason
from damrak.bots.tickets.plan import POINT, Plan
from damrak.bots.tickets.planner import Planner
from damrak.core.bits import members
from damrak.tickets.board import DRAW, DRAW_CONTRACTS, DRAW_UNSEEN
from damrak.tickets.contracts import choice
from damrak.tickets.state import State


def reasons(planner: Planner, state: State, seat: int, action: int) -> tuple[Reason, ...]:
    """What speaks for an action."""
    board, plan = planner.board, Plan()
    planner.surveyor.make(plan, state, seat, state.players[seat].contracts)
    if action >= board.claim:
        return for_claim(planner, plan, board.paid_route[action - board.claim])
    if action == DRAW_CONTRACTS:
        more = round(planner.surveyor.worth_of_more(plan, state, seat) / POINT)
        return (Reason("bots-reason-contracts", {"worth": more}),)
    if action == DRAW_UNSEEN or DRAW <= action < board.keep:
        return for_draw(planner, plan, state, seat, action)
    return for_keeping(state, choice(state, state.players[seat], action))


def for_keeping(state: State, kept: int) -> tuple[Reason, ...]:
    """Contracts: what each is worth; nothing if none is kept."""
    ids, points = state.board.contracts, state.board.contract_points
    return tuple(
        Reason("bots-reason-kept", {"contract": ids[one], "points": int(points[one])})
        for one in members(kept)
    )


def for_claim(planner: Planner, plan: Plan, route: int) -> tuple[Reason, ...]:
    """A claim: the plan it serves, the points, the merchandise."""
    board = planner.board
    found = []
    if plan.routes >> route & 1:
        found += [
            Reason("bots-reason-plan", {"contract": board.contracts[contract]})
            for contract in members(plan.fulfilled)
            if planner.surveyor.way_of(contract) >> route & 1
        ] or [Reason("bots-reason-on-the-way")]
    found.append(Reason("bots-reason-points", {"points": board.points[route]}))
    if board.with_symbols >> route & 1:
        found.append(Reason("bots-reason-merchandise"))
    return tuple(found)


def for_draw(planner: Planner, plan: Plan, state: State, seat: int, action: int) -> tuple[Reason, ...]:
    """A card: the route it is for."""
    board, player = planner.board, state.players[seat]
    wanted = members(plan.routes or planner.best_filler(state, player))
    if action == DRAW_UNSEEN:
        return (Reason("bots-reason-unseen"),)
    colour = action - DRAW
    fitting = [route for route in wanted if board.colour[route] == colour]
    target = fitting or wanted
    if not target:
        return ()
    return (Reason("bots-reason-card", {"route": board.routes[target[0]]}),)
