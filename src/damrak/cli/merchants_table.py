"""The table of merchants in text: time, discs, exchange, continents, the city, the seats."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.measure import Measurement
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from damrak.cli.merchants_choices import chapters, question
from damrak.cli.merchants_words import card_text, commodity_sign, commodity_text, space_text
from damrak.cli.pictures import Scene, mark, named
from damrak.merchants.facts import ParcelFacts, PostFacts

__all__ = ["board", "chapters", "city_view", "has_answered", "is_private", "question", "table"]

SPACES_AHEAD = 4
DISCS = ("mayor", "clock", "bucket")


def table(scene: Scene) -> RenderableType:
    """Everything on the table."""
    above = side_by_side(time_track(scene), desk(scene), scene)
    middle = side_by_side(exchange(scene), seats(scene), scene)
    return Group(*above, Text(), *middle, Text(), city_view(scene))


def side_by_side(left: RenderableType, right: RenderableType, scene: Scene) -> list[RenderableType]:
    """Two pictures in one row where they fit, else one under the other."""
    console = scene.voice.out
    widths = [Measurement.get(console, console.options, part).maximum for part in (left, right)]
    if sum(widths) + 4 > console.width:
        return [left, Text(), right]
    grid = Table.grid(padding=(0, 4, 0, 0))
    grid.add_row(left, right)
    return [grid]


def board(scene: Scene) -> RenderableType:
    """The empty board: the time track, the continents, the city."""
    track = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for space in scene.game.board.facts.time:
        track.add_row(Text(space.year, "bold"), space_text(space, scene))
    commodities = scene.game.board.facts.ranking.commodities
    legend = Text("   ").join(commodity_text(commodity, scene) for commodity in commodities)
    return Group(track, Text(), legend, city_view(scene))


def city_view(scene: Scene) -> RenderableType:
    """The map: the continents and the city."""
    return Group(continents(scene), Text(), city(scene))


def time_track(scene: Scene) -> Text:
    """Where the time marker stands and what comes next."""
    spaces = scene.game.board.facts.time
    here = scene.view.time.space
    line = Text.assemble((f"▶ {spaces[here].year} ", "bold reverse"), " ")
    line.append(scene.voice.text("cli-merchants-turn", turn=scene.view.turn, turns=scene.view.turns), "dim")
    for space in spaces[here + 1 : here + 1 + SPACES_AHEAD]:
        line.append(f"\n   → {space.year:<8}", "bold").append_text(space_text(space, scene))
    return line


def desk(scene: Scene) -> Table:
    """The mayor's discs, the card drawn, the auction and the last sale."""
    view, voice = scene.view, scene.voice
    grid = Table.grid(padding=(0, 2, 0, 0))
    for disc in DISCS:
        card = view.discs.get(disc)
        grid.add_row(
            Text(scene.word("disc", disc), "bold"), card_text(card, scene) if card else Text("—", "dim")
        )
    if view.hand:
        grid.add_row(Text(voice.text("cli-merchants-drawn"), "bold"), card_text(view.hand, scene))
    if view.sale:
        grid.add_row(Text(voice.text("cli-merchants-sale"), "dim"), sale(scene))
    grid.add_row(Text(voice.text("cli-merchants-pile"), "dim"), Text(str(view.pile), "dim"))
    return grid


def sale(scene: Scene) -> Text:
    """The last auction that was decided."""
    sold = scene.view.sale
    card = card_text(sold.card, scene)
    if sold.seat is None:
        return card.append(" " + scene.voice.text("cli-merchants-unsold"), "dim")
    price = scene.voice.text("cli-merchants-sold", price=sold.price)
    return card.append(" → ").append_text(named(sold.seat, scene)).append(f" {price}")


def exchange(scene: Scene) -> Table:
    """The four rows with everybody's tiles."""
    spaces = scene.game.board.facts.exchange.spaces
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
    table.add_column(scene.voice.text("cli-merchants-exchange"), header_style="bold")
    for space in range(1, spaces + 1):
        table.add_column(str(space), justify="center", min_width=2)
    for commodity, tiles in scene.view.exchange.items():
        cells = [tiles_on(space, tiles) for space in range(1, spaces + 1)]
        table.add_row(commodity_text(commodity, scene), *cells)
    return table


def tiles_on(space: int, tiles: Sequence[int]) -> Text:
    """The tiles on one space of a row."""
    here = [mark(seat) for seat, at in enumerate(tiles) if at == space]
    return Text("").join(here) if here else Text("·", "dim")


def seats(scene: Scene) -> Table:
    """Everybody's purse and pieces."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("")
    for head in ("money", "loans", "tiles", "posts", "houses"):
        table.add_column(scene.voice.text(f"cli-merchants-{head}"), justify="right")
    table.add_column("")
    for player in scene.view.players:
        asked = "▶ " if player.seat in scene.view.asked else "  "
        name = Text(asked).append_text(named(player.seat, scene))
        money = "?" if player.money is None else str(player.money)
        posts = list(scene.view.posts.values()).count(player.seat)
        houses = list(scene.view.parcels.values()).count(player.seat)
        figures = (money, str(player.loans or "–"), str(player.tiles), str(posts), str(houses))
        table.add_row(name, *figures, bonuses(player, scene))
    return table


def bonuses(player: object, scene: Scene) -> Text:
    """The mayor's hat and the bonuses held."""
    seat, held = (getattr(player, name) for name in ("seat", "bonuses"))
    words = [scene.word("disc", "mayor")] if seat == scene.view.mayor else []
    words += [scene.voice.text("cli-merchants-four-continents")] if held.continents else []
    words += [scene.voice.text("cli-merchants-four-districts")] if held.districts else []
    words += [scene.voice.text("cli-merchants-bridges", bridges=len(held.bridges))] if held.bridges else []
    return Text(", ".join(words), "#d7af5f")


def continents(scene: Scene) -> RenderableType:
    """The posts of each continent with their commodity and owner."""
    facts = scene.game.board.facts
    panels = []
    for continent in facts.ranking.continents:
        here = [post for post in facts.post if post.continent == continent]
        lines = Text("\n").join(post_text(post, scene) for post in here)
        panels.append(Panel(lines, title=upper_first(scene.word("continent", continent)), border_style="dim"))
    return Columns(panels, padding=(0, 1))


def upper_first(words: str) -> str:
    """Words as a title begins."""
    return words[:1].upper() + words[1:]


def post_text(post: PostFacts, scene: Scene) -> Text:
    """A post: owner, commodity, name."""
    seat = scene.view.posts.get(post.id) if scene.view else None
    line = owner(seat).append(" ").append_text(commodity_sign(post.commodity))
    return line.append(f" {scene.word('post', post.id)}", "" if seat is not None else "dim")


def owner(seat: int | None) -> Text:
    """Whose piece stands here."""
    return Text("·", "dim") if seat is None else mark(seat)


def city(scene: Scene) -> RenderableType:
    """The parcels of each district as they lie side by side, and the bridges between districts."""
    facts = scene.game.board.facts
    panels = []
    for district in facts.ranking.districts:
        parcels = [parcel for parcel in facts.parcel if parcel.district == district]
        lines = Text("\n").join(parcel_line(line, scene) for line in streets(parcels))
        panels.append(Panel(lines, title=scene.word("district", district), border_style="dim"))
    bridges = Text("  ").join(bridge_text(bridge.between, scene) for bridge in facts.bridge)
    title = Text(scene.voice.text("cli-merchants-bridge-list") + "  ", "bold")
    return Group(Columns(panels, padding=(0, 1)), title.append_text(bridges))


def streets(parcels: Sequence[ParcelFacts]) -> list[list[ParcelFacts]]:
    """Runs of parcels that share a side with the one named before: on our board, its rows."""
    runs: list[list[ParcelFacts]] = []
    for parcel in parcels:
        if runs and parcel.id in runs[-1][-1].next_to:
            runs[-1].append(parcel)
        else:
            runs.append([parcel])
    return runs


def parcel_line(line: Sequence[ParcelFacts], scene: Scene) -> Text:
    """A run of parcels with their owners."""
    return Text("  ").join(parcel_text(parcel.id, scene) for parcel in line)


def parcel_text(parcel: str, scene: Scene) -> Text:
    """A parcel: owner and name."""
    seat = scene.view.parcels.get(parcel) if scene.view else None
    return owner(seat).append(f"{scene.word('parcel', parcel):<3}", "" if seat is not None else "dim")


def bridge_text(ends: tuple[str, str], scene: Scene) -> Text:
    """A bridge and who stands at its ends."""
    seats = [scene.view.parcels.get(end) if scene.view else None for end in ends]
    style = "bold #d7af5f" if seats[0] is not None and seats[0] == seats[1] else "dim"
    return Text("⌒".join(scene.word("parcel", end) for end in ends), style)


def has_answered(scene: Scene) -> bool:
    """On a live clock a limit may be changed until the end (M20); at one keyboard once is enough."""
    return scene.view.auction is not None and scene.view.auction.limit is not None


def is_private(scene: Scene) -> bool:
    """Sealed limits are secret, and money where the table hides it (M45)."""
    return scene.view.auction is not None or any(player.money is None for player in scene.view.players)
