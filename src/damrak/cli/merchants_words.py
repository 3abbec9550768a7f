"""Cards and spaces of merchants in a few words."""

from rich.text import Text

from damrak.cli.pictures import Scene
from damrak.merchants.facts import SpaceFacts

CARD_STYLES = {"goods": "#d7af5f", "colony": "#7fd7af", "amsterdam": "#ff8f6f", "hourglass": "dim"}


def card_text(card: str, scene: Scene) -> Text:
    """A card: its kind and what it allows."""
    board = scene.game.board
    facts = board.facts.card[board.cards.ids.index(card)]
    ranking = board.facts.ranking
    where = [scene.word("district", district) for district in facts.districts]
    if len(facts.continents) < len(ranking.continents):
        where += [scene.word("continent", continent) for continent in facts.continents]
    goods = [scene.word("commodity", commodity) for commodity in facts.commodities]
    if len(goods) == len(ranking.commodities):
        goods = [scene.voice.text("cli-merchants-any")] if facts.kind == "amsterdam" else []
    parts = [part for part in (" / ".join(where), " / ".join(goods)) if part]
    kind = Text(scene.voice.text(f"cli-merchants-card-{facts.kind}"), CARD_STYLES.get(facts.kind, ""))
    return kind.append(": " + ", ".join(parts), "") if parts else kind


def space_text(space: SpaceFacts, scene: Scene) -> Text:
    """What a space of the time track does, with its prizes."""
    text = Text(scene.voice.text(f"cli-merchants-space-{space.event}"))
    if space.event in ("nothing", "start"):
        text.stylize("dim")
    prizes = "  ".join("/".join(map(str, pair)) for pair in space.prizes)
    return text.append(f"  {prizes}", "dim") if prizes else text
