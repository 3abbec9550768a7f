"""Boards are data: loaded, checked, and refused with file, entry and reason."""

import shutil
from pathlib import Path

import pytest

import damrak
from damrak.core.errors import BadData
from damrak.locales import LANGUAGES
from damrak.merchants import game_on, load_board
from tests.merchants.tables import BOARD, play_on

OWN = Path(damrak.__file__).parent / "merchants"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("board.toml", "layout.toml"):
        shutil.copy(OWN / name, tmp_path / name)
    return tmp_path


def change(folder: Path, old: str, new: str, file: str = "board.toml", times: int = 1) -> Path:
    """Change a text that must be there, and give the board's path."""
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, times), encoding="utf-8")
    return folder / "board.toml"


SHAPE = ("not-toml", "missing-key", "unknown-key", "wrong-type", "wrong-value")


def message(reason: str) -> str:
    """What is wrong with any file's shape is said by the core."""
    return f"{'core' if reason in SHAPE else 'merchants'}-board-{reason}"


def refused(path: Path) -> BadData:
    with pytest.raises(BadData) as caught:
        load_board(path)
    for language in LANGUAGES:
        sentence = caught.value.sentence(language)
        assert not sentence.startswith("merchants-")
        assert "{" not in sentence
        assert str(caught.value.arguments["file"]) in sentence
    return caught.value


WRONG = [
    ("[exchange]\nspaces = 8", "[exchange]\nspaces = 1", "row-length", "[exchange] spaces"),
    ("start = 400", "start = -1", "too-small", "[bank] start"),
    ("round_down_to = 10", "round_down_to = 0", "too-small", "[bank] round_down_to"),
    ("repay = 200", "repay = '200'", "wrong-type", "bank.repay"),
    ("loan = 120 ", "lend = 120 ", "unknown-key", "bank"),
    ("bridge = 40             # rules\n", "", "missing-key", "bank"),
    ('source = "derived"', 'source = "hearsay"', "wrong-value", "card[0].source"),
    ("[clock]", "[clock", "not-toml", "TOML"),
    ('"spice", "silk"]\ncontinents', '"spice"]\ncontinents', "not-four", "[ranking] commodities"),
    ('["sugar", "gems", "spice", "silk"]\ncontinents', '["sugar", "sugar", "spice", "silk"]\ncontinents',
     "not-four", "[ranking] commodities"),
    ("180, 170", "170, 180", "prices-not-falling", "[clock] prices"),
    ("60, 50]  # review", "60, 0]  # review", "prices-not-falling", "[clock] prices"),
    ("double_floor = 100 ", "double_floor = 105 ", "unknown-id", "[clock] double_floor"),
    ("seconds_per_step = 2.0", "seconds_per_step = 0.0", "too-small", "[clock] seconds_per_step"),
    ('continent = "americas"\ncommodity = "sugar"', 'continent = "mars"\ncommodity = "sugar"',
     "unknown-id", "[[post]] recife"),
    ('commodity = "gems"\nstart = 2', 'commodity = "tea"\nstart = 2', "unknown-id", "[[post]] elmina"),
    ('id = "bahia"', 'id = "recife"', "twice", "[[post]] 4"),
    ('id = "bahia"', 'id = "Bahia!"', "bad-id", "[[post]] 4"),
    ("start = 2  # seat", "start = 1  # seat", "start-places", "[[post]] start"),
    ('next_to = ["g2", "g6"]', 'next_to = ["g2", "x6"]', "unknown-id", "[[parcel]] g1"),
    ('next_to = ["g2", "g6"]', 'next_to = ["g2", "g1"]', "unknown-id", "[[parcel]] g1"),
    ('next_to = ["g2", "g6"]', 'next_to = ["g2", "n1"]', "next-to-across", "[[parcel]] g1"),
    ('between = ["g7", "n1"]', 'between = ["g7", "z1"]', "unknown-id", "[[bridge]] g7--z1"),
    ('between = ["g7", "n1"]', 'between = ["g7", "g1"]', "bridge-inside", "[[bridge]] g7--g1"),
    ('between = ["g8", "n4"]', 'between = ["n1", "g7"]', "twice", "[[bridge]] n1--g7"),
    ('kind = "goods"', 'kind = "gifts"', "unknown-id", "[[card]] 2"),
    ('districts = ["grachten"]', 'districts = ["jordaan"]', "unknown-id", "[[card]] 12"),
    ('districts = ["grachten"]', "districts = []", "card-shape", "[[card]] 12"),
    ('continents = ["americas"]', 'continents = ["americas", "africa"]', "card-shape", "[[card]] 4"),
    ("count = 6\nsource", "count = 0\nsource", "too-small", "[[card]] 2"),
    ('districts = ["grachten", "nieuwe-zijde"]\ncommodities = ["silk"]',
     'districts = ["grachten", "nieuwe-zijde"]\ncommodities = ["sugar"]', "twice", "[[card]] 17"),
    ('event = "start"', 'event = "nothing"', "start-first", "[[time]] 1579"),
    ('event = "final"', 'event = "nothing"', "final-last", "[[time]] 1666"),
    ('year = "1588"', 'year = "1585"', "twice", "[[time]]"),
    ('event = "globe"', 'event = "plague"', "unknown-id", "[[time]] 1602"),
    ("prizes = [[80, 40], [60, 40], [60, 20], [40, 20]]\n", "", "no-prizes", "[[time]] 1609/21"),
    ("[[80, 40], [60, 40], [60, 20], [40, 20]]", "[[80, 40], [60, 40], [60, 20]]",
     "prizes-malformed", "[[time]] 1609/21"),
    ("[[80, 40], [60, 40]", "[[40, 80], [60, 40]", "prizes-malformed", "[[time]] 1609/21"),
    ("[[80, 40], [60, 40]", "[[80, 40, 20], [60, 40]", "prizes-malformed", "[[time]] 1609/21"),
    ('event = "ship"\n', 'event = "ship"\nprizes = [[1, 1]]\n', "prizes-unused", "[[time]] 1588"),
    ("count = 24", "count = 23", "hourglasses", "[[card]]"),
    ("count = 6\nsource", "count = 9\nsource", "unequal-turns", "[[card]]"),
    ("count = 6\nmin_players = 4", "count = 6\nmin_players = 5", "unequal-turns", "[[card]]"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "reason", "entry"), WRONG)
def test_a_wrong_board_is_refused_with_its_entry(
    folder: Path, old: str, new: str, reason: str, entry: str
) -> None:
    path = change(folder, old, new)
    why = refused(path)
    assert (why.message, why.arguments["entry"]) == (message(reason), entry)
    assert why.arguments["file"] == "board.toml"


def test_a_continent_without_posts_is_refused(folder: Path) -> None:
    path = change(folder, 'continent = "far-east"', 'continent = "africa"', times=99)
    assert refused(path).message == "merchants-board-empty-continent"


def test_a_district_without_parcels_is_refused(folder: Path) -> None:
    text = (folder / "board.toml").read_text(encoding="utf-8")
    parcels = text.index('[[parcel]]\nid = "l1"')
    (folder / "board.toml").write_text(text[:parcels] + text[text.index("[[bridge]]") :], encoding="utf-8")
    assert refused(folder / "board.toml").message == "merchants-board-empty-district"


def test_a_start_place_for_a_sixth_seat_is_refused(folder: Path) -> None:
    path = change(folder, 'id = "bahia"\n', 'id = "bahia"\nstart = 6\n')
    assert refused(path).message == "merchants-board-start-seat"


def test_too_many_places_are_refused(folder: Path) -> None:
    more = "".join(f'[[parcel]]\nid = "x{n}"\ndistrict = "lastage"\n' for n in range(27))
    path = change(folder, "[[bridge]]", more + "[[bridge]]")
    assert refused(path).message == "merchants-board-too-many"


DRAWN_WRONG = [
    ('id = "g1"', 'id = "g99"', "unknown-id", "[[parcel]]"),
    ('id = "bahia"', 'id = "recife"', "twice", "[[post]]"),
    ('between = ["g7", "n1"]', 'between = ["g7", "n2"]', "unknown-id", "[[bridge]]"),
    ("width = 1000", 'width = "wide"', "wrong-type", "canvas.width"),
]


@pytest.mark.parametrize(("old", "new", "reason", "entry"), DRAWN_WRONG)
def test_a_wrong_drawing_is_refused(folder: Path, old: str, new: str, reason: str, entry: str) -> None:
    why = refused(change(folder, old, new, "layout.toml"))
    assert (why.message, why.arguments["entry"]) == (message(reason), entry)
    assert why.arguments["file"] == "layout.toml"


@pytest.mark.parametrize("kind", ["parcel", "post", "bridge"])
def test_a_place_that_is_not_drawn_is_refused(folder: Path, kind: str) -> None:
    entries = (folder / "layout.toml").read_text(encoding="utf-8").split(f"[[{kind}]]")
    last = entries[-1].split("\n[", 1)
    entries[-1] = ("\n[" + last[1]) if len(last) == 2 else ""
    text = f"[[{kind}]]".join(entries[:-1]) + entries[-1]
    (folder / "layout.toml").write_text(text, encoding="utf-8")
    assert refused(folder / "board.toml").message == "merchants-board-not-drawn"


def test_an_outline_needs_three_points_and_a_bridge_two(folder: Path) -> None:
    text = (folder / "layout.toml").read_text(encoding="utf-8")
    start = text.index("outline = ")
    flat = text[:start] + "outline = [[0, 0], [1, 1]]" + text[text.index("\n", start) :]
    (folder / "layout.toml").write_text(flat, encoding="utf-8")
    assert refused(folder / "board.toml").message == "merchants-board-too-few-points"


def test_a_missing_file_is_refused(folder: Path) -> None:
    for path in (folder / "none.toml", change(folder, '"layout.toml"', '"drawing.toml"')):
        with pytest.raises(BadData) as caught:
            load_board(path)
        assert caught.value.message == "core-file-unreadable"


def test_m42_our_board_gives_every_seat_count_the_same_number_of_turns() -> None:
    assert [BOARD.cards.usable(seats) for seats in (3, 4, 5)] == [54, 60, 60]
    assert sum(BOARD.cards.count) == 84


def test_the_fingerprint_is_of_rules_facts_only(folder: Path) -> None:
    drawing = change(folder, "width = 1000", "width = 1200", "layout.toml")
    assert load_board(drawing).fingerprint == BOARD.fingerprint
    words = change(folder, 'name = "Recife"', 'name = "Pernambuco"')
    assert load_board(words).fingerprint == BOARD.fingerprint
    change(folder, "seconds_per_step = 2.0", "seconds_per_step = 1.0")
    source = change(folder, 'source = "house"', 'source = "review"', times=99)
    assert load_board(source).fingerprint == BOARD.fingerprint
    facts = change(folder, "four_districts = 100", "four_districts = 110")
    assert load_board(facts).fingerprint != BOARD.fingerprint


def test_a_board_of_ones_own_can_be_played(folder: Path) -> None:
    path = change(folder, "[exchange]\nspaces = 8", "[exchange]\nspaces = 10")
    game = game_on(load_board(path))
    state = game.start(seats=3, seed="own")
    play_on(state)
    assert state.is_over
    assert damrak.game("merchants", board=path).board.exchange_spaces == 10
