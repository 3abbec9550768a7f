"""Worlds: full states that give exactly a certain view, for bots that may know no more than it."""

from damrak.core.chance import Chance, chance_of
from damrak.core.errors import BadData
from damrak.merchants.board import Board
from damrak.merchants.positions import AuctionPosition, PlayerPosition, Position, state_of
from damrak.merchants.state import State
from damrak.merchants.view_parts import PlayerView, View


def imagine(board: Board, view: View, seed: str) -> State:
    """Some state with that very view: the rest of the pile in random order, hidden purses guessed."""
    if not isinstance(view, View) or not _is_of(board, view):
        raise BadData("core-foreign-view", board=board.name)
    chance = chance_of(seed)
    return state_of(
        board,
        view.rules_version,
        Position(
            players=tuple(_purse(board, player, chance) for player in view.players),
            first=view.first,
            mayor=view.mayor,
            turn=view.turn,
            time=view.time.year,
            phase=view.phase,
            during=view.during,
            pile=rest_of_pile(board, view, chance),
            exchange=view.exchange,
            posts=view.posts,
            parcels=view.parcels,
            options=view.options,
            acting=_acting(view),
            leftovers=view.leftovers,
            discs=view.discs,
            hand=view.hand,
            discards=view.discards,
            auction=_auction(view),
            sale=view.sale,
        ),
    )


def _is_of(board: Board, view: View) -> bool:
    """Whether a view speaks of places of this board, and its pile holds the cards that nobody has seen."""
    places = board.places
    known = set(view.posts) <= set(places.posts) and set(view.parcels) <= set(places.parcels)
    return known and len(_unseen(board, view)) == view.pile


def rest_of_pile(board: Board, view: View, chance: Chance) -> tuple[str, ...]:
    """All cards that nobody has seen yet, in random order."""
    return tuple(board.cards.ids[n] for n in chance.shuffled(_unseen(board, view)))


def _unseen(board: Board, view: View) -> list[int]:
    seen = [*view.discs.values(), view.hand]
    return [
        n
        for n, card in enumerate(board.cards.ids)
        for _ in range(board.cards.count[n] - view.discards.get(card, 0) - seen.count(card))
    ]


def _purse(board: Board, player: PlayerView, chance: Chance) -> PlayerPosition:
    """A hidden purse holds enough for a doubled press, so that no run of the clock becomes impossible."""
    money = player.money if player.money is not None else board.prices[0] + 10 * chance.below(60)
    return PlayerPosition(money, player.loans, player.bonuses, player.ledger)


def _acting(view: View) -> int | None:
    return view.asked[0] if view.asked and view.auction is None else None


def _auction(view: View) -> AuctionPosition | None:
    """The run as it stands; nobody can tell whether others have named a limit, so here they have not."""
    run = view.auction
    if run is None:
        return None
    limits = tuple(run.limit if seat == view.seat else None for seat in range(view.seats))
    return AuctionPosition(limits, run.doubled, run.early, run.excluded)
