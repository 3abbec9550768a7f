"""Replay: any game move by move, by a link to a move, or from a record dropped on the page."""

import itertools
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

import damrak
from damrak.core.match import Match
from damrak.core.story import Event
from tests.browser.guests import PHONE, Guest, Guests

SHARED = [{"who": "me", "name": "Anna"}, {"who": "here", "name": "Bram"}]


@pytest.fixture
def player(guests: Guests) -> Guest:
    """Somebody who has just finished a game of tickets with a friend on the same screen."""
    anna = guests.arrive("Anna")
    anna.lay_table("tickets", SHARED)
    expect(anna.find("lift-curtain")).to_be_visible()
    anna.play_hastily("g[data-lit]")
    anna.sees_score_sheet()
    return anna


def score_line(guest: Guest) -> list[str]:
    """The last line of the score sheet."""
    texts: list[str] = guest.find("score-sheet").locator("tfoot td").all_inner_texts()
    return texts


def shows(guest: Guest, points: list[int]) -> None:
    """The seats have these points at the move that is shown, once they have been counted up or down."""
    seats = guest.page.locator("[data-at=seats] > li > b")
    expect(seats).to_have_text([re.compile(rf"^\D?{number}$") for number in points])


def moves(guest: Guest) -> int:
    """How many moves the slider counts."""
    return int(guest.find("slider").get_attribute("max"))


def test_a_finished_game_plays_back_and_its_record_too(player: Guest, tmp_path: Path) -> None:
    totals = [int(re.sub(r"\D", "", text)) for text in score_line(player)]
    player.page.keyboard.press("Escape")
    player.find("more").click()
    with player.page.expect_download() as download:
        player.find("record").click()
    record = tmp_path / "game.json"
    download.value.save_as(record)
    player.find("replay").click()
    step_through(player)
    shows(player, totals)
    expect(player.find("latest")).to_have_text(
        re.compile(r"^[^.]+\. [^.]+ wins? with [^.]+\.$|share the win")
    )
    assert player.find("latest").evaluate("(it) => it.scrollHeight <= it.clientHeight")
    player.find("slider").evaluate(
        "(slider) => { slider.value = 7; slider.dispatchEvent(new Event('input', { bubbles: true })); }"
    )
    expect(player.page).to_have_url(re.compile(r"#move=7$"))
    here = player.page.url
    latest = player.find("latest").inner_text()
    player.go("/rules")
    player.page.goto(here)
    expect(player.find("move")).to_have_text(re.compile(r"Move 7 of "))
    expect(player.find("latest")).to_have_text(latest)
    count = moves(player)
    player.find("seen-from").select_option("1")
    expect(player.page.get_by_text("(you)")).to_be_visible()
    player.page.locator("body").press("Home")
    expect(player.find("back")).to_be_disabled()
    shows(player, [0, 0])
    choose(player, record, count)
    shows(player, [0, 0])
    player.page.locator("body").press("End")
    shows(player, totals)


def step_through(player: Guest) -> None:
    """Arrows and buttons go from move to move."""
    expect(player.find("move")).to_have_text(re.compile(r"Move 0 of \d+"))
    player.find("forward").click()
    expect(player.find("move")).to_have_text(re.compile(r"Move 1 of "))
    player.page.locator("body").press("ArrowRight")
    expect(player.find("move")).to_have_text(re.compile(r"Move 2 of "))
    player.page.locator("body").press("End")
    expect(player.find("forward")).to_be_disabled()


def choose(player: Guest, record: Path, count: int) -> None:
    """The downloaded record plays back as well; anything else is refused in words."""
    player.go("/replay")
    wrong = record.with_name("holiday.json")
    wrong.write_text("not a game")
    player.find("record-file").set_input_files(wrong)
    expect(player.page.get_by_role("alert")).to_contain_text(
        "“holiday.json” is not a record of a game of Damrak."
    )
    player.find("record-file").set_input_files(record)
    expect(player.find("slider")).to_be_visible()
    assert moves(player) == count


# A file dragged over the page, and let go of there.
DRAG = """
({ name, text, events }) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], name, { type: 'application/json' }));
  for (const event of events) {
    document.body.dispatchEvent(new DragEvent(event, { dataTransfer, bubbles: true, cancelable: true }));
  }
}
"""


def opening(board: str = "amsterdam") -> str:
    """The record of a game that has hardly begun."""
    match = Match(damrak.game("tickets", board), 2, seed="dragged", names=["Anna", "Bram"])
    for seat in (0, 1):
        match.play(seat, "keep both")
    return json.dumps(match.record())


def test_a_record_dragged_onto_the_page_plays_back(guests: Guests) -> None:
    anna = guests.arrive("Anna")
    anna.go("/replay")
    expect(anna.find("record-file")).to_be_visible()
    file = {"name": "dragged.json", "text": opening()}
    anna.page.evaluate(DRAG, {**file, "events": ["dragover"]})
    expect(anna.find("drop-zone")).to_be_visible()
    anna.page.evaluate(DRAG, {**file, "events": ["dragover", "drop"]})
    expect(anna.find("slider")).to_have_attribute("max", "1")
    anna.page.locator("body").press("End")
    expect(anna.find("latest")).to_contain_text("Bram starts with two contracts.")
    anna.find("seen-from").select_option("1")
    expect(anna.page.get_by_label("Contracts of Bram")).to_be_visible()
    expect(anna.page.get_by_text("(you)")).to_have_count(0)


def test_a_record_dragged_onto_the_home_page_plays_back_too(guests: Guests) -> None:
    anna = guests.arrive("Anna")
    anna.go("/")
    expect(anna.find("start")).to_be_visible()
    anna.page.evaluate(DRAG, {"name": "dragged.json", "text": opening(), "events": ["dragover", "drop"]})
    expect(anna.find("slider")).to_have_attribute("max", "1")
    expect(anna.page).to_have_url(re.compile(r"/replay$"))


def test_json_that_is_no_record_is_named_as_such_in_the_readers_language(guests: Guests) -> None:
    guests.expects_refusals = True
    anna = guests.arrive("Anna", locale="fr-FR")
    anna.go("/replay")
    for text in (b'{"hello": 1}', b"null"):
        file = {"name": "bonjour.json", "mimeType": "application/json", "buffer": text}
        anna.find("record-file").set_input_files(file)
        problem = anna.page.get_by_role("alert")
        expect(problem).to_have_text(re.compile(r"«.bonjour\.json.» n’est pas une partie de Damrak\."))


def test_the_file_is_chosen_by_keyboard_and_in_our_own_words(guests: Guests) -> None:
    anna = guests.arrive("Anna", locale="nl-NL")
    anna.go("/replay")
    choose = anna.page.get_by_label("Kies een bestand")
    with anna.page.expect_file_chooser() as chooser:
        choose.press("Space")
    chooser.value.set_files({"name": "a.json", "mimeType": "application/json", "buffer": opening().encode()})
    expect(anna.find("slider")).to_be_visible()


def test_a_replay_plays_by_itself_to_its_end_and_again(guests: Guests) -> None:
    anna = guests.arrive("Anna")
    anna.go("/replay")
    file = {"name": "game.json", "mimeType": "application/json", "buffer": opening().encode()}
    anna.find("record-file").set_input_files(file)
    for _ in range(2):
        anna.page.get_by_role("button", name="Play", exact=True).click()
        expect(anna.find("move")).to_have_text("Move 0 of 1")
        expect(anna.page.get_by_role("button", name="Pause")).to_be_visible()
        expect(anna.find("move")).to_have_text("Move 1 of 1")


@pytest.mark.parametrize(("board", "place"), [("amsterdam", "Begijnhof"), ("provinces", "Groningen")])
def test_a_record_is_drawn_on_the_board_it_was_played_on(guests: Guests, board: str, place: str) -> None:
    anna = guests.arrive("Anna")
    anna.go("/replay")
    record = {"name": "record.json", "mimeType": "application/json", "buffer": opening(board).encode()}
    anna.find("record-file").set_input_files(record)
    expect(anna.page.locator("[data-at=map]")).to_contain_text(place)


def first_scoring() -> str:
    """The record of a game of merchants up to its first scoring that has paid anything."""
    match = Match(damrak.game("merchants"), 3, seed="scored", names=["Anna", "Bram", "Cato"])
    events: list[Event] = []
    while not any(event.what.endswith("-prize") for event in events):
        seat = match.state.to_act()[0]
        events = match.play(seat, match.state.legal(seat)[0])
    return json.dumps(match.record())


def test_a_step_that_holds_a_scoring_tells_who_got_what(guests: Guests) -> None:
    anna = guests.arrive("Anna")
    anna.go("/replay")
    file = {"name": "game.json", "mimeType": "application/json", "buffer": first_scoring().encode()}
    anna.find("record-file").set_input_files(file)
    expect(anna.find("slider")).to_be_visible()
    body = anna.page.locator("body")
    body.press("End")
    expect(anna.find("forward")).to_be_disabled()
    expect(anna.find("tally")).to_have_count(0)
    body.press("ArrowLeft")
    body.press("ArrowRight")
    expect(anna.find("tally").locator("h2").first).to_have_text(re.compile("scored$"))
    body.press("ArrowLeft")
    expect(anna.find("tally")).to_have_count(0)


def test_an_auction_leaves_the_controls_of_a_phone_free(guests: Guests) -> None:
    anna = guests.arrive("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    anna.go("/replay")
    file = {"name": "game.json", "mimeType": "application/json", "buffer": first_scoring().encode()}
    anna.find("record-file").set_input_files(file)
    clock = anna.page.get_by_role("dialog", name="For sale")
    while not clock.is_visible():
        anna.find("forward").click()
    at = int(anna.find("slider").input_value())
    anna.find("forward").click()
    expect(anna.find("slider")).to_have_value(str(at + 1))


@pytest.mark.parametrize("record", [opening, first_scoring])
def test_a_low_phone_has_it_all_without_scrolling(guests: Guests, record: Callable[[], str]) -> None:
    anna = guests.arrive("Anna", viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    anna.go("/replay")
    file = {"name": "game.json", "mimeType": "application/json", "buffer": record().encode()}
    anna.find("record-file").set_input_files(file)
    expect(anna.page.get_by_role("tab").first).to_be_visible()
    assert anna.page.evaluate("document.documentElement.scrollHeight <= innerHeight")


SCREENS = {
    "360": {"width": 360, "height": 740},
    "1000": {"width": 1000, "height": 700},
    "1400": {"width": 1400, "height": 900},
}


@pytest.mark.parametrize("size", SCREENS.values(), ids=SCREENS)
def test_the_controls_fit_every_screen(guests: Guests, size: dict[str, int]) -> None:
    """The way out is on the screen, the slider can be aimed at, and no control lies over another."""
    anna = guests.arrive("Anna", viewport=size, locale="fr-FR")
    anna.go("/replay")
    file = {"name": "game.json", "mimeType": "application/json", "buffer": opening().encode()}
    anna.find("record-file").set_input_files(file)
    leave = anna.find("leave")
    expect(leave).to_have_text("Retour à l’accueil")
    expect(leave).to_be_in_viewport(ratio=1)
    parts = [anna.find(name) for name in ("play", "slider", "back", "forward", "move", "latest", "seen-from")]
    boxes = [part.bounding_box() for part in (*parts, leave)]
    assert boxes[1]["width"] > min(500, size["width"] / 3)
    assert boxes[1]["height"] >= 40
    assert not [pair for pair in itertools.combinations(boxes, 2) if overlap(*pair)]


def overlap(one: dict[str, float], two: dict[str, float]) -> bool:
    """Whether two boxes have more than their edges in common."""
    return all(
        one[start] + one[size] > two[start] + 1 and two[start] + two[size] > one[start] + 1
        for start, size in (("x", "width"), ("y", "height"))
    )


def test_a_link_to_another_move_is_followed_while_the_replay_is_open(guests: Guests) -> None:
    anna = guests.arrive("Anna")
    table = anna.lay_table("tickets", SHARED)
    anna.find("lift-curtain").wait_for()
    anna.play_hastily("g[data-lit]", clicks=8)
    anna.go(f"/replay/{table}#move=1")
    shown, seat = anna.find("move"), anna.find("seen-from")
    expect(shown).to_have_text(re.compile(r"Move 1 of "))
    anna.go(f"/replay/{table}#move=3&seat=0")
    expect(seat).to_have_value("0")
    for _ in range(2):
        expect(shown).to_have_text(re.compile(r"Move 3 of "))
        anna.page.locator("body").press("ArrowLeft")
        expect(shown).to_have_text(re.compile(r"Move 2 of "))
        anna.go(f"/replay/{table}#move=3&seat=0")
    anna.go(f"/replay/{table}#content")
    expect(anna.page.locator("main")).to_be_focused()
    expect(shown).to_have_text(re.compile(r"Move 3 of "))
    expect(seat).to_have_value("0")


def test_a_link_to_the_move_leads_everybody_there(guests: Guests) -> None:
    anna, watcher = guests.arrive("Anna"), guests.arrive("Watcher")
    anna.lay_table("tickets", [{"who": "me", "name": "Anna"}, {"who": "bot", "level": "apprentice"}])
    anna.play_hastily("g[data-lit]")
    anna.sees_score_sheet()
    anna.page.get_by_role("link", name="Replay").click()
    expect(anna.find("seen-from")).to_have_value("0")
    for _ in range(7):
        anna.find("forward").click()
    told = anna.find("latest").inner_text()
    anna.find("share").click()
    watcher.page.goto(anna.find("move-link").input_value())
    expect(watcher.find("latest")).to_have_text(told)
    expect(watcher.find("seen-from")).to_have_value("0")
    expect(watcher.page.get_by_label("Transport cards of Anna")).to_be_visible()
    expect(watcher.page.get_by_text("(you)")).to_have_count(0)
    expect(anna.page.get_by_label("Your transport cards")).to_be_visible()
    expect(anna.page.get_by_text("(you)")).to_be_visible()
    anna.page.keyboard.press("Escape")
    anna.find("leave").click()
    expect(anna.find("score-sheet")).to_be_visible()


def test_a_running_game_shows_only_what_one_may_see(guests: Guests) -> None:
    guests.expects_refusals = True
    anna, watcher = guests.arrive("Anna"), guests.arrive("Watcher")
    table = anna.lay_table("tickets", [{"who": "me", "name": "Anna"}, {"who": "bot", "level": "apprentice"}])
    anna.waits_for_turn()
    anna.play_hastily("[aria-label^='Draw unseen']", clicks=3)
    expect(anna.find("log").get_by_text("Anna drew")).to_have_count(2)
    watcher.go(f"/replay/{table}#seat=0")
    expect(watcher.page.get_by_role("heading", level=1)).to_have_text("There is no seat for you here")
    anna_saw, watcher_saw = (
        drawn(guest, f"/replay/{table}{seen}") for guest, seen in ((anna, "#seat=0"), (watcher, ""))
    )
    assert all(re.fullmatch(r"Anna drew a card from the pile: \w+\.", line) for line in anna_saw)
    assert watcher_saw == ["Anna drew a card from the pile."] * len(anna_saw)


def drawn(guest: Guest, path: str) -> list[str]:
    """What the log of a replay tells of the cards Anna drew."""
    guest.go(path)
    expect(guest.find("slider")).to_be_visible()
    guest.page.locator("body").press("End")
    lines = guest.find("log").get_by_text("Anna drew")
    expect(lines).to_have_count(2)
    texts: list[str] = lines.all_inner_texts()
    return texts
