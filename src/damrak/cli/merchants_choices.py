"""The choices of merchants: by card, row, continent and district."""

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby

from rich.text import Text

from damrak.cli.choices import Chapter, Row, Way
from damrak.cli.merchants_words import card_text, commodity_sign, commodity_text
from damrak.cli.pictures import Scene

ORDER = (
    "put",
    "goods",
    "found",
    "build",
    "step",
    "borrow",
    "abandon",
    "remove",
    "back",
    "limit",
    "press",
    "run",
)
"""What an action begins with, in the order of the list; declining comes last."""


def question(scene: Scene, legal: Sequence[str]) -> str:
    """What is asked of the viewer."""
    view, voice = scene.view, scene.voice
    deed = next((deed for deed in ORDER if any(verb(name) == deed for name in legal)), "decline")
    who = scene.names[view.seat]
    if deed == "limit":
        message = "cli-merchants-ask-limit-doubled" if view.auction.doubled else "cli-merchants-ask-limit"
        return voice.text(message, who=who, card=card_text(view.auction.card, scene).plain)
    if deed == "put":
        return voice.text("cli-merchants-ask-put", who=who, card=card_text(view.hand, scene).plain)
    return voice.text(f"cli-merchants-ask-{deed}", who=who) + because(scene)


def because(scene: Scene) -> str:
    """What the question comes from: a card, or an event of the time track."""
    offer = scene.view.offer
    if offer and offer.card:
        return f" ({card_text(offer.card, scene).plain})"
    return f" ({scene.view.time.year})" if offer and offer.event else ""


def verb(name: str) -> str:
    """What an action begins with."""
    return name.partition(" ")[0]


def chapters(scene: Scene, legal: Sequence[str]) -> list[Chapter]:
    """The legal actions by what they do; declining comes last."""
    found = []
    for deed in (*ORDER, "decline"):
        names = [name for name in legal if verb(name) == deed]
        if names:
            found.append(Chapter(scene.voice.text(f"cli-merchants-do-{deed}"), rows(deed, names, scene)))
    return found


def rows(deed: str, names: Sequence[str], scene: Scene) -> list[Row]:
    """The actions of one kind on the lines where people look for them."""
    facts = scene.game.board.facts
    continent = {post.id: post.continent for post in facts.post}
    district = {parcel.id: parcel.district for parcel in facts.parcel}
    if deed in ("found", "abandon"):
        return by_area(names, "continent", lambda name: continent[name.split(" ")[1]], scene)
    if deed in ("build", "remove"):
        return by_area(names, "district", lambda name: district[name.split(" ")[1]], scene)
    if deed == "limit":
        prices = [name for name in names if name != "limit none"]
        return [Row(Text(), ways(same, scene)) for same in (["limit none"], prices) if same]
    if deed == "goods":
        return [Row(Text(), ways(same, scene)) for _, same in groupby(names, key=doubled_row)]
    return [Row(Text(), ways(names, scene))]


def doubled_row(name: str) -> str:
    """The row that gets two of the three steps, if one does."""
    words = name.split(" ")
    return words[words.index("2") - 1] if "2" in words else ""


def by_area(names: Sequence[str], kind: str, area: Callable[[str], str], scene: Scene) -> list[Row]:
    """One line for each continent or district."""
    return [
        Row(Text(scene.word(kind, here), "dim"), ways(those, scene))
        for here, those in groupby(names, key=area)
    ]


def ways(names: Iterable[str], scene: Scene) -> list[Way]:
    """Actions with their labels."""
    return [Way(label(name, scene), name) for name in names]


def label(name: str, scene: Scene) -> Text:
    """An action in a word or two; its chapter has said the rest."""
    deed, *rest = name.split(" ")
    if deed == "put":
        return Text(scene.word("disc", rest[-1]))
    if deed == "goods":
        return goods_label(rest, scene)
    if deed in ("found", "abandon"):
        post = next(post for post in scene.game.board.facts.post if post.id == rest[0])
        return commodity_sign(post.commodity).append(f" {scene.word('post', post.id)}", "default")
    if deed in ("step", "back"):
        return commodity_text(rest[0], scene)
    if rest in (["none"], ["start"]) or not rest or deed == "run":
        return Text(scene.voice.text(f"cli-merchants-{name.replace(' ', '-')}"))
    return Text(scene.word("parcel", rest[0]))


def goods_label(words: Sequence[str], scene: Scene) -> Text:
    """Steps by row: 2 sugar + 1 silk."""
    steps = zip(words[::2], words[1::2], strict=True)
    return Text(" + ".join(f"{number} {scene.word('commodity', commodity)}" for commodity, number in steps))
