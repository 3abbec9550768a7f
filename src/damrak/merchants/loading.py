"""Boards are data: read, checked when loaded, and refused with the file, the entry and the reason."""

import re
from collections.abc import Iterable, Sequence
from importlib.resources import as_file, files
from itertools import pairwise
from pathlib import Path

import msgspec

from damrak.core.bits import LARGEST_SET
from damrak.core.board_file import Wrong, read_board_file, wrong_in
from damrak.core.wire import fingerprint
from damrak.merchants.board import AREAS, MOST_SEATS, Board, card_id
from damrak.merchants.facts import CARD_KINDS, EVENTS, BoardFacts, CardFacts, Layout, SpaceFacts, rules_only

SEAT_COUNTS = (3, 4, 5)
LONGEST_ROW = 60
MOST_PRICES = LARGEST_SET - 3  # a set of limits has room for "none", START and one bit beyond


def load_board(path: Path) -> Board:
    """A board from its rules file and the drawing it names, or BadData that says what is wrong."""
    facts, _ = read_board_file(path, BoardFacts)
    check_rules(facts, wrong_in(path, "merchants"))
    drawing = path.parent / facts.layout
    layout, everything = read_board_file(drawing, Layout)
    check_drawing(facts, layout, wrong_in(drawing, "merchants"))
    return Board(facts, everything, fingerprint(rules_only(msgspec.to_builtins(facts))))


def own_board() -> Board:
    """The board that comes with Damrak."""
    with as_file(files("damrak.merchants")) as folder:
        return load_board(folder / "board.toml")


def check_rules(facts: BoardFacts, wrong: Wrong) -> None:
    """Refuse a board on which the rules could not be followed."""
    _check_numbers(facts, wrong)
    _check_areas(facts, wrong)
    _check_clock(facts, wrong)
    _check_posts(facts, wrong)
    _check_parcels(facts, wrong)
    _check_bridges(facts, wrong)
    _check_cards(facts, wrong)
    _check_time(facts, wrong)
    _check_turns(facts, wrong)


def _check_numbers(facts: BoardFacts, wrong: Wrong) -> None:
    for name, amount in msgspec.structs.asdict(facts.bank).items():
        if amount < (1 if name == "round_down_to" else 0):
            raise wrong("too-small", f"[bank] {name}", found=amount)
    if not 2 <= facts.exchange.spaces <= LONGEST_ROW:
        raise wrong("row-length", "[exchange] spaces", found=facts.exchange.spaces, most=LONGEST_ROW)
    for kind, entries in (("post", facts.post), ("parcel", facts.parcel), ("bridge", facts.bridge)):
        if len(entries) > LARGEST_SET:
            raise wrong("too-many", f"[[{kind}]]", found=len(entries), most=LARGEST_SET)


def _check_areas(facts: BoardFacts, wrong: Wrong) -> None:
    for kind, names in msgspec.structs.asdict(facts.ranking).items():
        if len(names) != AREAS or len(set(names)) != AREAS:
            raise wrong("not-four", f"[ranking] {kind}", found=", ".join(names))


def _check_clock(facts: BoardFacts, wrong: Wrong) -> None:
    prices, floor = facts.clock.prices, facts.clock.double_floor
    falling = all(high > low for high, low in pairwise(prices))
    if len(prices) < 2 or not falling or prices[-1] <= 0:
        raise wrong("prices-not-falling", "[clock] prices")
    if len(prices) > MOST_PRICES:
        raise wrong("too-many", "[clock] prices", found=len(prices), most=MOST_PRICES)
    if floor not in prices:
        raise wrong("unknown-id", "[clock] double_floor", id=floor)
    if facts.clock.seconds_per_step <= 0:
        raise wrong("too-small", "[clock] seconds_per_step", found=str(facts.clock.seconds_per_step))


def _check_known(entry: str, names: Iterable[str], known: Sequence[str], wrong: Wrong) -> None:
    seen = set()
    for name in names:
        if name not in known:
            raise wrong("unknown-id", entry, id=name)
        if name in seen:
            raise wrong("twice", entry, id=name)
        seen.add(name)


def _check_ids(kind: str, ids: Sequence[str], wrong: Wrong) -> None:
    for number, name in enumerate(ids):
        if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name):
            raise wrong("bad-id", f"[[{kind}]] {number + 1}", id=name)
        if name in ids[:number]:
            raise wrong("twice", f"[[{kind}]] {number + 1}", id=name)


def _check_starts(kind: str, starts: Sequence[int], wrong: Wrong) -> None:
    for seat in range(1, MOST_SEATS + 1):
        if starts.count(seat) != 1:
            raise wrong("start-places", f"[[{kind}]] start", seat=seat, found=starts.count(seat))
    for start in starts:
        if not 0 <= start <= MOST_SEATS:
            raise wrong("start-seat", f"[[{kind}]] start", found=start)


def _check_posts(facts: BoardFacts, wrong: Wrong) -> None:
    _check_ids("post", [post.id for post in facts.post], wrong)
    for post in facts.post:
        _check_known(f"[[post]] {post.id}", [post.continent], facts.ranking.continents, wrong)
        _check_known(f"[[post]] {post.id}", [post.commodity], facts.ranking.commodities, wrong)
    for continent in facts.ranking.continents:
        if all(post.continent != continent for post in facts.post):
            raise wrong("empty-continent", "[ranking] continents", id=continent)
    _check_starts("post", [post.start for post in facts.post], wrong)


def _check_parcels(facts: BoardFacts, wrong: Wrong) -> None:
    _check_ids("parcel", [parcel.id for parcel in facts.parcel], wrong)
    district_of = {parcel.id: parcel.district for parcel in facts.parcel}
    for parcel in facts.parcel:
        entry = f"[[parcel]] {parcel.id}"
        _check_known(entry, [parcel.district], facts.ranking.districts, wrong)
        _check_known(entry, parcel.next_to, [name for name in district_of if name != parcel.id], wrong)
        for other in parcel.next_to:
            if district_of[other] != parcel.district:
                raise wrong("next-to-across", entry, id=other)
    for district in facts.ranking.districts:
        if district not in district_of.values():
            raise wrong("empty-district", "[ranking] districts", id=district)
    _check_starts("parcel", [parcel.start for parcel in facts.parcel], wrong)


def _check_bridges(facts: BoardFacts, wrong: Wrong) -> None:
    district_of = {parcel.id: parcel.district for parcel in facts.parcel}
    seen: list[set[str]] = []
    for bridge in facts.bridge:
        entry = "[[bridge]] " + "--".join(bridge.between)
        _check_known(entry, bridge.between, list(district_of), wrong)
        if district_of[bridge.between[0]] == district_of[bridge.between[1]]:
            raise wrong("bridge-inside", entry, id=district_of[bridge.between[0]])
        if set(bridge.between) in seen:
            raise wrong("twice", entry, id="--".join(bridge.between))
        seen.append(set(bridge.between))


def _check_cards(facts: BoardFacts, wrong: Wrong) -> None:
    seen: list[str] = []
    for number, card in enumerate(facts.card, start=1):
        entry = f"[[card]] {number}"
        _check_known(entry, [card.kind], CARD_KINDS, wrong)
        _check_known(entry, card.continents, facts.ranking.continents, wrong)
        _check_known(entry, card.districts, facts.ranking.districts, wrong)
        _check_known(entry, card.commodities, facts.ranking.commodities, wrong)
        if card.count < 1 or card.min_players < 0:
            raise wrong("too-small", entry, found=min(card.count, card.min_players))
        if not _fits_its_kind(card):
            raise wrong("card-shape", entry, kind=card.kind)
        if card_id(card) in seen:
            raise wrong("twice", entry, id=card_id(card))
        seen.append(card_id(card))


def _fits_its_kind(card: CardFacts) -> bool:
    """Whether a card shows what its kind shows in M9, M11 and M12, and nothing else."""
    shown = (len(card.continents), len(card.districts), len(card.commodities))
    if card.kind == "colony":
        return shown in ((1, 0, AREAS), (AREAS, 0, 1))
    if card.kind == "amsterdam":
        return shown[0] == 0 and shown[1] in (1, 2) and shown[2] >= 1
    return shown == (0, 0, 0)


def _check_time(facts: BoardFacts, wrong: Wrong) -> None:
    years = [space.year for space in facts.time]
    _check_known("[[time]]", years, years, wrong)
    for number, space in enumerate(facts.time):
        entry = f"[[time]] {space.year}"
        _check_known(entry, [space.event], EVENTS, wrong)
        if (space.event == "start") != (number == 0):
            raise wrong("start-first", entry)
        if (space.event == "final") != (number == len(facts.time) - 1):
            raise wrong("final-last", entry)
        _check_prizes(space, entry, wrong)


def _check_prizes(space: SpaceFacts, entry: str, wrong: Wrong) -> None:
    scores = space.event.startswith("score-") or space.event == "final"
    if scores and not space.prizes:
        raise wrong("no-prizes", entry)
    if space.prizes and not scores:
        raise wrong("prizes-unused", entry, event=space.event)
    pairs = all(len(pair) == 2 and pair[0] >= pair[1] >= 0 for pair in space.prizes)
    if scores and (len(space.prizes) != AREAS or not pairs):
        raise wrong("prizes-malformed", entry)


def _check_turns(facts: BoardFacts, wrong: Wrong) -> None:
    """The counts of M42: the same number of turns for all, and the marker one space before the last."""
    hourglasses = sum(card.count for card in facts.card if card.kind == "hourglass")
    if hourglasses != len(facts.time) - 2:
        raise wrong("hourglasses", "[[card]]", found=hourglasses, wanted=len(facts.time) - 2)
    for seats in SEAT_COUNTS:
        cards = [card for card in facts.card if card.kind != "hourglass" and card.min_players <= seats]
        usable = sum(card.count for card in cards)
        if usable == 0 or usable % (3 * seats):
            raise wrong("unequal-turns", "[[card]]", seats=seats, found=usable, wanted=3 * seats)


def check_drawing(facts: BoardFacts, layout: Layout, wrong: Wrong) -> None:
    """Refuse a drawing that leaves out a place or draws one that the rules do not know."""
    _check_drawn("parcel", [p.id for p in facts.parcel], [p.id for p in layout.parcel], wrong)
    _check_drawn("post", [p.id for p in facts.post], [p.id for p in layout.post], wrong)
    bridges = ["--".join(sorted(bridge.between)) for bridge in facts.bridge]
    _check_drawn("bridge", bridges, ["--".join(sorted(span.between)) for span in layout.bridge], wrong)
    for parcel in layout.parcel:
        if len(parcel.outline) < 3:
            raise wrong("too-few-points", f"[[parcel]] {parcel.id}", least=3)
    for span in layout.bridge:
        if len(span.points) < 2:
            raise wrong("too-few-points", "[[bridge]] " + "--".join(span.between), least=2)


def _check_drawn(kind: str, wanted: Sequence[str], drawn: Sequence[str], wrong: Wrong) -> None:
    _check_known(f"[[{kind}]]", drawn, wanted, wrong)
    for name in wanted:
        if name not in drawn:
            raise wrong("not-drawn", f"[[{kind}]]", id=name)
