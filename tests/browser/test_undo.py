"""Undo and redo: the page says what goes and how far, asks the others, and tells everybody of it."""

import re

from playwright.sync_api import expect

from tests.browser.guests import PHONE, Guest, Guests


def two(guests: Guests) -> tuple[Guest, Guest]:
    """Anna and Bram, contracts chosen, one of them to play."""
    anna, bram = guests.arrive("Anna"), guests.arrive("Bram")
    anna.lay_table("tickets", [{"who": "me", "name": "Anna"}, {"who": "friend"}])
    bram.accept(anna.invitation())
    for guest in (anna, bram):
        guest.waits_for_turn()
        guest.play_hastily(clicks=1)
    in_turn = anna.find("sentence").filter(has_text="take cards")
    expect(in_turn.or_(anna.find("sentence").filter(has_text="Waiting for Bram"))).to_be_visible()
    return (anna, bram) if in_turn.count() else (bram, anna)


def draw(guest: Guest) -> None:
    guest.play_hastily("[aria-label^='Draw unseen']", clicks=1)


def test_the_others_consent_and_the_move_is_taken_back(guests: Guests) -> None:
    player, other = two(guests)
    entries = player.find("log").locator("li").count()
    draw(player)
    expect(player.find("sentence")).to_contain_text("take your second card")
    expect(player.find("undo")).to_have_accessible_name(re.compile("^Ask to undo: Draw"))
    player.find("undo").click()
    expect(other.page.get_by_text(f"{player.name} asks to undo their last move.")).to_be_visible()
    expect(other.find("undo-move")).to_have_text(f"{player.name} drew a card from the pile.")
    expect(other.find("undo-left")).to_have_text(re.compile(r"it is a no in [12]:\d\d"))
    expect(player.find("undo-withdraw")).to_be_visible()
    other.find("undo-yes").focus()
    other.page.keyboard.press("Enter")
    for guest in (player, other):
        expect(guest.find("log").locator("li")).to_have_count(entries + 1)
        expect(guest.find("log").locator("li").last).to_contain_text(f"{player.name} undid “")
        expect(guest.find("log").locator("li").last).to_contain_text("Everybody agreed.")
        expect(guest.page.get_by_text("asks to undo")).to_have_count(0)
    expect(player.find("sentence")).to_contain_text("take cards, claim a route, or take contracts")


def test_a_refusal_leaves_the_move(guests: Guests) -> None:
    player, other = two(guests)
    draw(player)
    expect(player.find("sentence")).to_contain_text("take your second card")
    player.find("undo").click()
    other.find("undo-no").click()
    expect(player.page.get_by_role("alert")).to_contain_text("The others would not undo your move")
    expect(player.page.get_by_text("asks to undo")).to_have_count(0)
    expect(player.find("sentence")).to_contain_text("take your second card")
    expect(other.page.get_by_role("alert")).to_have_count(0)


def after_the_bots_answer(guest: Guest) -> int:
    """Alone against a bot that has answered a turn; how many lines the log has then."""
    seats = [{"who": "me", "name": "Anna"}, {"who": "bot", "level": "apprentice"}]
    guest.lay_table("tickets", seats, options={"first": 0})
    guest.waits_for_turn()
    guest.play_hastily("[data-at='keep both']", "[data-at='draw unseen']", clicks=3)
    expect(guest.find("sentence")).to_have_text("Anna, take cards, claim a route, or take contracts.")
    lines: int = guest.find("log").locator("li").count()
    return lines


def test_what_takes_a_bots_answer_back_is_said_before_and_can_be_redone(guests: Guests) -> None:
    anna = guests.arrive("Anna")
    entries = after_the_bots_answer(anna)
    expect(anna.find("undo")).to_have_attribute("title", re.compile("^Undo: Draw"))
    anna.find("undo").click()
    expect(anna.find("undo-sure")).to_have_text(re.compile("^Undo: Draw.*after it by Apprentice"))
    expect(anna.find("undo-do")).to_be_focused()
    anna.page.keyboard.press("Escape")
    expect(anna.find("undo-sure")).to_have_count(0)
    assert anna.find("log").locator("li").count() == entries
    anna.page.keyboard.press("u")
    anna.find("undo-do").click()
    expect(anna.find("sentence")).to_contain_text("take your second card")
    expect(anna.find("log").locator("li").last).to_contain_text("Anna undid “")
    anna.page.keyboard.press("r")
    expect(anna.find("undo-sure")).to_have_text(re.compile("^Redo: Draw.*after it by Apprentice"))
    anna.find("undo-do").click()
    expect(anna.find("sentence")).to_have_text("Anna, take cards, claim a route, or take contracts.")
    expect(anna.find("log").locator("li")).to_have_count(entries + 1)
    expect(anna.find("redo")).to_have_count(0)


def test_on_a_phone_where_no_label_shows_the_first_tap_says_what_goes(guests: Guests) -> None:
    anna = guests.arrive("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    after_the_bots_answer(anna)
    anna.find("undo").tap()
    anna.find("undo-do").tap()
    expect(anna.find("sentence")).to_contain_text("take your second card")
    anna.find("undo").tap()
    expect(anna.find("undo-sure")).to_have_text(re.compile(r"^Undo: Draw[^,]*\?$"))
    for button in ("undo-do", "undo-keep", "redo"):
        box = anna.find(button).bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44
    anna.find("undo-keep").tap()
    expect(anna.find("undo-sure")).to_have_count(0)
    anna.find("redo").tap()
    expect(anna.find("undo-sure")).to_contain_text("after it by Apprentice")
    anna.find("undo-do").tap()
    expect(anna.find("redo")).to_have_count(0)
