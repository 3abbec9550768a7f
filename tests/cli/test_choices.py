import pytest
from rich.text import Text

from damrak.cli.choices import Chapter, Row, Way, listed, meant, numbered
from damrak.cli.voice import Voice

ACTIONS = [
    "draw unseen",
    "draw red",
    "claim dam--waag red",
    "claim dam--waag red 1 joker",
    "claim dam--waag-2 red",
    "limit 50",
    "limit 150",
]
LIST = ["draw unseen", "draw red", "claim dam--waag", "claim dam--waag-2 red", "limit 50", "limit 150"]


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("1", ["draw unseen"]),
        ("3", ["claim dam--waag red", "claim dam--waag red 1 joker"]),
        ("0", []),
        ("150", ["limit 150"]),
        ("50", ["limit 50"]),
        ("draw red", ["draw red"]),
        ("DRAW   Red", ["draw red"]),
        ("claim dam--waag red", ["claim dam--waag red"]),
        ("claim dam--waag-2", ["claim dam--waag-2 red"]),
        ("dr", ["draw unseen", "draw red"]),
        ("1 joker", ["claim dam--waag red 1 joker"]),
        ("nonsense", []),
    ],
)
def test_typed_text_means_actions(typed: str, found: list[str]) -> None:
    assert meant(typed, LIST, ACTIONS) == found


def test_numbers_follow_the_list() -> None:
    chapters = [
        Chapter("one", [Row(Text("left"), [Way(Text("a"), "act a"), Way(Text("b"), "act b")])]),
        Chapter("two", [Row(Text(), [Way(Text("c"), "act c")])]),
    ]
    assert numbered(chapters) == ["act a", "act b", "act c"]
    voice = Voice("en")
    with voice.out.capture() as shown:
        voice.show(listed(chapters, 80))
    assert shown.get().splitlines() == ["one", "  left   1 a    2 b", "two", "   3 c"]


def test_long_rows_stay_within_the_width() -> None:
    ways = [Way(Text(f"place {n}"), f"go {n}") for n in range(40)]
    voice = Voice("en")
    with voice.out.capture() as shown:
        voice.show(listed([Chapter("go", [Row(Text("to"), ways)])], 60))
    lines = shown.get().splitlines()
    assert max(map(len, lines)) <= 60
    assert sum(line.count("place") for line in lines) == 40
