"""Cards, commodities and spaces of merchants in a few words and signs."""

from rich.text import Text

from damrak.cli.pictures import Scene
from damrak.merchants.facts import CardFacts, SpaceFacts

CARD_STYLES = {"goods": "#d7af5f", "colony": "#7fd7af", "amsterdam": "#ff8f6f", "hourglass": "dim"}
SIGNS = {"sugar": "▽", "gems": "✧", "spice": "✻", "silk": "≋"}
STYLES = {"sugar": "#e8d8a0", "gems": "#7fd7ff", "spice": "#ffaf5f", "silk": "#ff9fd7"}


def card_text(card: str, scene: Scene) -> Text:
    """A card as the catalogues call it; one of somebody's own board by its kind and what it allows."""
    board = scene.game.board
    facts: CardFacts = board.facts.card[board.cards.ids.index(card)]
    told = scene.word("card", card)
    return Text(described(facts, scene) if told == card else told, CARD_STYLES.get(facts.kind, ""))


def described(facts: CardFacts, scene: Scene) -> str:
    """A card's kind, and the areas and commodities that it names."""
    ranking = scene.game.board.facts.ranking
    kinds = (
        ("district", facts.districts, ranking.districts),
        ("continent", facts.continents, ranking.continents),
        ("commodity", facts.commodities, ranking.commodities),
    )
    words = [
        scene.word(kind, name) for kind, names, every in kinds if len(names) < len(every) for name in names
    ]
    kind = scene.word("kind", facts.kind)
    return f"{kind} ({', '.join(words)})" if words else kind


def commodity_sign(commodity: str) -> Text:
    """A commodity's sign in its colour."""
    return Text(SIGNS.get(commodity, "▫"), STYLES.get(commodity, ""))


def commodity_text(commodity: str, scene: Scene) -> Text:
    """A commodity's sign and name."""
    return commodity_sign(commodity).append(f" {scene.word('commodity', commodity)}")


def space_text(space: SpaceFacts, scene: Scene) -> Text:
    """What a space of the time track does, with its prizes."""
    text = Text(scene.voice.text(f"cli-merchants-space-{space.event}"))
    if space.event in ("nothing", "start"):
        text.stylize("dim")
    prizes = "  ".join("/".join(map(str, pair)) for pair in space.prizes)
    return text.append(f"  {prizes}", "dim") if prizes else text
