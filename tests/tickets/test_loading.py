"""Boards of one's own, and boards refused with file, entry and reason."""

import random
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

import damrak
from damrak.core.errors import BadData
from damrak.locales import LANGUAGES, bundle
from damrak.tickets.loading import load_board
from tests.tickets.tables import BOARD

RULES = files("damrak.tickets").joinpath("board.toml").read_text(encoding="utf-8")
DRAWING = files("damrak.tickets").joinpath("layout.toml").read_text(encoding="utf-8")
Edit = Callable[[str], str]


def written(folder: Path, rules: str = RULES, drawing: str = DRAWING) -> Path:
    (folder / "board.toml").write_text(rules, encoding="utf-8")
    (folder / "layout.toml").write_text(drawing, encoding="utf-8")
    return folder / "board.toml"


def change(old: str, new: str, times: int = 1) -> Edit:
    def edit(text: str) -> str:
        assert old in text
        return text.replace(old, new, times)

    return edit


def many_contracts(text: str) -> str:
    return text + 40 * '\n[[contract]]\nbetween = ["dam", "waag"]\npoints = 3\n'


def few_contracts(text: str) -> str:
    return "[[contract]]".join(text.split("[[contract]]")[:8])


WRONG_RULES: dict[str, tuple[str, Edit]] = {
    "not-toml": ("TOML", change("[cards]", "[cards")),
    "missing-key": ("TOML", change("carts = 16", "")),
    "unknown-key": ("place[0]", change('name = "Nieuwe Waal"', 'name = "Nieuwe Waal"\nstreet = "x"')),
    "wrong-type": ("route[0].length", change("length = 2", 'length = "two"')),
    "wrong-length": ("route[0].between", change('["nieuwe-waal", ', '["dam", "nieuwe-waal", ')),
    "wrong-value": ("contract[0].source", change('source = "house"', 'source = "hearsay"')),
    "no-jokers": ("[cards]", change("joker = 8", "")),
    "too-many": ("[[contract]]", many_contracts),
    "too-few": ("[[contract]]", few_contracts),
    "bad-id": ("[[place]]", change('id = "waag"', 'id = "De Waag"')),
    "twice": ("[[place]]", change('id = "waag"', 'id = "dam"')),
    "reserved": ("[cards]", change("pink = 6", "grey = 6")),
    "card-count": ("[cards] pink", change("pink = 6", "pink = 64")),
    "colours": ("[cards]", change("pink = 6", "pink = 6\na = 1\nb = 1\nc = 1\nd = 1")),
    "unknown-place": ("[[route]] dam--waagh", change('["dam", "begijnhof"]', '["dam", "waagh"]')),
    "same-place": ("[[route]] dam--dam", change('["dam", "begijnhof"]', '["dam", "dam"]')),
    "unknown-colour": ("[[route]] nieuwe-waal--haringpakkerstoren--mauve", change('"pink"', '"mauve"')),
    "no-points": ("[[route]] nieuwe-waal--haringpakkerstoren--pink", change("length = 2", "length = 9")),
    "unclaimable": ("[[route]] haringpakkerstoren--oude-waal", change("carts = 16", "carts = 3")),
    "three-routes": (
        "[[route]] oost-indisch-huis--dam--grey",
        change('["dam", "begijnhof"]', '["oost-indisch-huis", "dam"]'),
    ),
    "not-double": (
        "[[route]] nieuwe-waal--noordermarkt",
        change('length = 2\ncolour = "green"', 'length = 2\ncolour = "green"\ndouble = true'),
    ),
    "double-unmarked": ("[[route]] nieuwe-waal--haringpakkerstoren--pink", change("double = true\n", "")),
    "unequal-double": ("[[route]] nieuwe-waal--haringpakkerstoren--pink", change("length = 2", "length = 1")),
    "worthless": ("[[contract]] korenmetershuisje--waag", change("points = 2", "points = 0")),
    "unreachable": (
        "[[contract]] oude-waal--dorp",
        lambda text: (
            change('["oude-waal", "blauwbrug"]', '["oude-waal", "dorp"]')(text)
            + '\n[[place]]\nid = "dorp"\nname = "Dorp"\n'
        ),
    ),
}
WRONG_DRAWINGS: dict[str, tuple[str, Edit]] = {
    "not-toml": ("TOML", change("[canvas]", "[canvas")),
    "missing-key": ("canvas", change("width", "# width")),
    "unknown-key": ("place[0]", change("at =", "height = 3\nat =")),
    "wrong-type": ("place[0].at", change("at = [", 'at = "here" # [')),
    "drawn-unknown": ("[[place]]", change('id = "waag"', 'id = "paris"')),
    "twice": ("[[place]]", change('id = "waag"', 'id = "dam"')),
    "not-drawn": (
        "[[place]]",
        lambda text: (
            text[: text.index("[[place]]")] + text[text.index("[[place]]", text.index("[[place]]") + 1) :]
        ),
    ),
}


SHAPE = ("not-toml", "missing-key", "unknown-key", "wrong-type", "wrong-length", "wrong-value")


def message(reason: str) -> str:
    """What is wrong with any file's shape is said by the core."""
    return f"{'core' if reason in SHAPE else 'tickets'}-board-{reason}"


def refused(path: Path) -> BadData:
    with pytest.raises(BadData) as why:
        load_board(path)
    for language in LANGUAGES:
        assert bundle(language).has_message(why.value.message)
        assert "{" not in why.value.sentence(language)
    return why.value


@pytest.mark.parametrize("reason", WRONG_RULES)
def test_wrong_rules_are_refused_with_file_entry_and_reason(reason: str, tmp_path: Path) -> None:
    entry, edit = WRONG_RULES[reason]
    why = refused(written(tmp_path, rules=edit(RULES)))
    assert (why.message, why.arguments["file"], why.arguments["entry"]) == (
        message(reason),
        "board.toml",
        entry,
    )


@pytest.mark.parametrize("reason", WRONG_DRAWINGS)
def test_a_wrong_drawing_is_refused_with_file_entry_and_reason(reason: str, tmp_path: Path) -> None:
    entry, edit = WRONG_DRAWINGS[reason]
    why = refused(written(tmp_path, drawing=edit(DRAWING)))
    assert (why.message, why.arguments["file"], why.arguments["entry"]) == (
        message(reason),
        "layout.toml",
        entry,
    )


def test_every_reason_to_refuse_a_board_is_tested() -> None:
    families = ("tickets-board-", "core-board-")
    catalogue = {name for name in bundle("en")._messages if name.startswith(families)}
    assert catalogue == {message(reason) for reason in (*WRONG_RULES, *WRONG_DRAWINGS)}


@pytest.mark.parametrize(
    ("old", "new", "entry"),
    [
        ("carts = 16", "carts = 0", "carts"),
        ("merchandise = 16", "merchandise = -1", "merchandise"),
        ("joker = 8", "joker = 8\n[spare]", "TOML"),
        ("pink = 6\nblue = 6\ngreen = 6\nblack = 6\nred = 6\norange = 6", "pink = 1", "[cards]"),
        ("joker = 8", "", "[cards]"),
        ('"oude-waal", "blauwbrug"', '"oude-waal", "paris"', "[[contract]] oude-waal--paris"),
        ('"oude-waal", "blauwbrug"', '"jordaan", "oude-kerk"', "[[contract]]"),
    ],
)
def test_more_that_cannot_be(old: str, new: str, entry: str, tmp_path: Path) -> None:
    assert refused(written(tmp_path, rules=change(old, new)(RULES))).arguments["entry"] == entry


def test_more_than_62_routes_are_too_many(tmp_path: Path) -> None:
    places = "".join(f'\n[[place]]\nid = "p{n}"\nname = "P"\n' for n in range(20))
    routes = "".join(
        f'\n[[route]]\nbetween = ["dam", "p{n}"]\nlength = 1\ncolour = "red"\n' for n in range(20)
    )
    why = refused(written(tmp_path, rules=RULES + places + routes))
    assert (why.message, why.arguments["entry"]) == ("tickets-board-too-many", "[[route]]")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    assert refused(tmp_path / "nowhere.toml").message == "core-file-unreadable"
    path = written(tmp_path)
    (tmp_path / "layout.toml").unlink()
    assert refused(path).arguments["file"] == str(tmp_path / "layout.toml")


def test_the_fingerprint_is_of_the_rules_not_of_names_provenance_or_drawing(tmp_path: Path) -> None:
    rules = RULES.replace('source = "house"\n', "").replace('"Oude Kerk"', '"Old Church"')
    drawing = DRAWING.replace("width = ", "width = 1")
    assert load_board(written(tmp_path, rules, drawing)).fingerprint == BOARD.fingerprint
    changed = load_board(written(tmp_path, change("points = 9", "points = 10")(RULES)))
    assert changed.fingerprint != BOARD.fingerprint


def test_a_board_of_ones_own_can_be_played(tmp_path: Path) -> None:
    """Other colours, fewer carts, another map; two grey routes side by side with ids of their own."""
    places = "abcdef"
    rules = 'name = "Village"\nlayout = "layout.toml"\ncarts = 9\nmerchandise = 2\n'
    rules += "[cards]\njoker = 5\nwhite = 7\nyellow = 8\n[route_points]\n1 = 1\n2 = 3\n3 = 6\n"
    rules += "".join(f'[[place]]\nid = "{p}"\nname = "{p.upper()}"\n' for p in places)
    for n, pair in enumerate(zip(places, places[1:] + "a", strict=True)):
        colour = ("white", "yellow", "grey")[n % 3]
        rules += f'[[route]]\nbetween = ["{pair[0]}", "{pair[1]}"]\ncolour = "{colour}"\n'
        rules += f"length = {n % 3 + 1}\ncarts = true\n"
    for name in ("upper", "lower"):
        rules += (
            f'[[route]]\nid = "{name}"\nbetween = ["a", "c"]\nlength = 2\ncolour = "grey"\ndouble = true\n'
        )
    pairs = [(a, b) for a in places for b in places if a < b]
    rules += "".join(f'[[contract]]\nbetween = ["{a}", "{b}"]\npoints = 2\n' for a, b in pairs)
    drawing = "[canvas]\nwidth = 10\nheight = 10\n"
    drawing += "".join(f'[[place]]\nid = "{p}"\nat = [1, 1]\n' for p in places)
    game = damrak.game("tickets", written(tmp_path, rules, drawing))
    assert game.board.colours == ["white", "yellow", "joker"]
    assert [game.number_of(game.name_of(action)) for action in range(game.actions)] == list(
        range(game.actions)
    )
    rng = random.Random(1)
    for seats in (2, 3, 4):
        match = damrak.Match(game, seats=seats, seed="1")
        while not match.is_over:
            seat = rng.choice(match.state.to_act())
            match.play(seat, rng.choice(match.state.legal(seat)))
            for watcher in (None, seat):
                view = match.view(watcher)
                assert game.view(game.imagine(view, "w"), watcher) == view
        assert damrak.replay(match.record(), game).state.scores() == match.state.scores()


def test_the_boards_facts() -> None:
    routes = BOARD.facts.route
    assert (len(BOARD.facts.place), len(routes), len(BOARD.contracts)) == (17, 45, 24)
    assert sum(route.length for route in routes) == 89
    assert sum(route.double for route in routes) == 26
    assert BOARD.facts.route_points == {"1": 1, "2": 2, "3": 4, "4": 7}


def test_every_contract_is_worth_the_shortest_path() -> None:
    for contract in BOARD.facts.contract:
        assert contract.points == shortest(*contract.between), contract.id


def shortest(start: str, goal: str) -> int:
    far = {place.id: 10**6 for place in BOARD.facts.place} | {start: 0}
    for _ in far:
        for route in BOARD.facts.route:
            for a, b in (route.between, route.between[::-1]):
                far[b] = min(far[b], far[a] + route.length)
    return far[goal]
