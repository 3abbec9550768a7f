"""What a seat, or a spectator, may know: everything is copied in, nothing is taken out."""

from damrak.core.bits import BIT, members
from damrak.core.game import check_seat
from damrak.core.seats import NOBODY
from damrak.merchants import auction, turn
from damrak.merchants.actions import BACK, DISCS, GOODS, STEP
from damrak.merchants.ending import winners
from damrak.merchants.facts import EVENTS
from damrak.merchants.state import (
    ASK_BONUS_HOUSE,
    ASK_HOUSE_BACK,
    ASK_PRICE,
    ASK_PUT,
    CAUSES,
    CLOCK_DISC,
    HAPPENING,
    NO_CARD,
    NO_DISC,
    NO_LIMIT,
    OVER,
    PASSING,
    PHASES,
    SELLING,
    TURNING_LEFTOVERS,
    UNNAMED,
    Player,
    State,
)
from damrak.merchants.view_parts import (
    AuctionView,
    BonusView,
    During,
    House,
    Limit,
    OfferView,
    PlayerView,
    SaleView,
    TimeView,
    View,
)

DURING: dict[int, During] = {HAPPENING: "event", SELLING: "mayor-card", PASSING: "clock-card"}
HOUSES: tuple[House, ...] = ("none", "built", "lapsed")


def view(state: State, seat: int | None) -> View:
    """M45: nobody knows the order of the pile, nor another's sealed limit, nor who has named one.

    With `hidden_money` the totals are their owners' until the game is over.
    """
    check_seat(seat, state.seats)
    board = state.board
    return View(
        game="merchants",
        rules_version=state.rules,
        seat=seat,
        seats=state.seats,
        options=dict(state.options),
        first=state.first,
        mayor=state.mayor,
        turn=state.turn,
        turns=state.turns,
        phase=PHASES[state.phase],
        during=during(state),
        leftovers=state.resume == TURNING_LEFTOVERS,
        asked=asked(state, seat),
        offer=offer(state),
        discs={disc: card_or_none(state, state.discs[n]) for n, disc in enumerate(DISCS)},
        hand=card_or_none(state, state.hand),
        pile=state.left,
        discards=discards(state),
        time=TimeView(state.time, board.years[state.time], EVENTS[board.events[state.time]]),
        exchange=exchange(state),
        posts=owners(board.places.posts, [player.posts for player in state.players]),
        parcels=owners(board.places.parcels, [player.parcels for player in state.players]),
        players=tuple(player_view(state, other, seat) for other in range(state.seats)),
        auction=auction_view(state, seat),
        sale=sale(state),
        bank=None if hides_some(state, seat) else state.bank,
        scores=scores(state, seat),
        winners=winners(state) if state.is_over else (),
    )


def hides(state: State, owner: int, seat: int | None) -> bool:
    """Whether a seat may not know what an owner has."""
    return state.hidden_money and owner != seat and not state.is_over


def hides_some(state: State, seat: int | None) -> bool:
    """Whether somebody's money is hidden from a seat."""
    return any(hides(state, owner, seat) for owner in range(state.seats))


def during(state: State) -> During:
    """What the one who is asked is busy with."""
    if state.phase == OVER:
        return "over"
    if state.phase == ASK_PUT:
        return "draw"
    if state.phase == ASK_PRICE:
        return "auction"
    return DURING[state.doing]


def asked(state: State, seat: int | None) -> tuple[int, ...]:
    """Who is asked, as a seat may know it: in an auction all others who take part, limit named or not."""
    if state.phase != ASK_PRICE:
        return state.to_act()
    mine = seat in state.to_act()
    return tuple(other for other in auction.taking_part(state) if other != seat or mine)


def card_or_none(state: State, card: int) -> str | None:
    """A card's id, or None."""
    return None if card == NO_CARD else state.board.cards.ids[card]


def discards(state: State) -> dict[str, int]:
    """How many of each card lie on the discard pile."""
    return {card: n for card, n in zip(state.board.cards.ids, state.discards, strict=True) if n}


def exchange(state: State) -> dict[str, tuple[int, ...]]:
    """Each row with the space of each seat's tile."""
    return {
        commodity: tuple(player.rows[row] for player in state.players)
        for row, commodity in enumerate(state.board.commodities)
    }


def owners(places: list[str], sets: list[int]) -> dict[str, int]:
    """Whose tile stands where."""
    return {
        place: seat for n, place in enumerate(places) for seat, taken in enumerate(sets) if taken & BIT[n]
    }


def player_view(state: State, owner: int, seat: int | None) -> PlayerView:
    """A player as a seat may know them."""
    player = state.players[owner]
    hidden = hides(state, owner, seat)
    return PlayerView(
        seat=owner,
        money=None if hidden else player.money,
        ledger=None if hidden else ledger(player),
        loans=player.loans,
        tiles=player.tiles,
        bonuses=bonuses(state, player),
        turns_left=turns_left(state, owner),
    )


def ledger(player: Player) -> dict[str, int]:
    """A player's money by cause."""
    return dict(zip(CAUSES, player.ledger, strict=True))


def bonuses(state: State, player: Player) -> BonusView:
    """The bonuses a player holds."""
    return BonusView(
        house=HOUSES[player.house],
        continents=player.continents_bonus,
        districts=player.districts_bonus,
        bridges=tuple(state.board.places.bridges[n] for n in members(player.bridges)),
    )


def turns_left(state: State, seat: int) -> int:
    """How often a seat will be mayor, the present turn included."""
    if state.resume == TURNING_LEFTOVERS:
        return 0
    return sum((state.mayor + n) % state.seats == seat for n in range(state.turns - state.turn + 1))


def auction_view(state: State, seat: int | None) -> AuctionView | None:
    """The auction under way, with one's own limit."""
    if state.phase != ASK_PRICE:
        return None
    return AuctionView(
        card=state.board.cards.ids[state.discs[CLOCK_DISC]],
        doubled=state.doubled,
        early=None if state.early == NOBODY else state.early,
        dial=tuple(auction.dial(state)),
        taking_part=tuple(auction.taking_part(state)),
        excluded=tuple(members(state.excluded)),
        limit=None if seat is None else limit(state, seat),
    )


def limit(state: State, seat: int) -> Limit:
    """A seat's limit as a place of the dial."""
    named = state.limits[seat]
    if named in (UNNAMED, NO_LIMIT):
        return None if named == UNNAMED else "none"
    return auction.shown_at(state, named)


def sale(state: State) -> SaleView | None:
    """The last card auctioned: who bought it, and what for."""
    if state.sold_card == NO_CARD:
        return None
    buyer = None if state.buyer == NOBODY else state.buyer
    return SaleView(state.board.cards.ids[state.sold_card], buyer, state.price)


def scores(state: State, seat: int | None) -> tuple[int | None, ...]:
    """The scores that a seat may know."""
    return tuple(None if hides(state, owner, seat) else money for owner, money in enumerate(state.scores()))


def offer(state: State) -> OfferView | None:
    """What the acting seat may choose among, by places and rows."""
    if state.phase in (OVER, ASK_PUT, ASK_PRICE):
        return None
    posts, parcels, commodities = offered(state)
    at_event = state.doing == HAPPENING and state.phase not in (ASK_BONUS_HOUSE, ASK_HOUSE_BACK)
    return OfferView(
        seat=state.acting,
        card=None if state.in_use == NO_DISC else card_or_none(state, state.discs[state.in_use]),
        event=EVENTS[state.board.events[state.time]] if at_event else None,
        posts=posts,
        parcels=parcels,
        commodities=commodities,
    )


def offered(state: State) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """Posts, parcels and commodities among which the acting seat chooses."""
    board, block, open_now = state.board, turn.block_of(state), members(turn.choices(state))
    posts = board.places.posts if block in (board.found, board.abandon) else []
    parcels = board.places.parcels if block in (board.build, board.remove) else []
    commodities = board.commodities if block in (STEP, BACK) else []
    every_row = tuple(board.commodities) if block == GOODS else ()
    return _chosen(posts, open_now), _chosen(parcels, open_now), every_row or _chosen(commodities, open_now)


def _chosen(names: list[str], open_now: list[int]) -> tuple[str, ...]:
    return tuple(names[n] for n in open_now) if names else ()
