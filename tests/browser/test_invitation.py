"""Friends come by link: "Anna invites you to …. Your name?" """

import subprocess
import sys
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.guests import Guest, Guests
from tests.browser.house import PATIENCE_S

SOCKET_BOT = Path(__file__).parents[2] / "examples" / "socket_bot.py"
TWO = [{"who": "me", "name": "Anna"}, {"who": "friend"}]


def test_a_friend_follows_the_link_and_the_game_starts_by_itself(guests: Guests) -> None:
    anna, bram = guests.arrive("Anna"), guests.arrive("Bram")
    anna.lay_table("tickets", TWO)
    expect(anna.page.get_by_role("img", name="QR code")).to_be_visible()
    path = anna.invitation()
    bram.go(path)
    expect(bram.page.get_by_role("heading", level=1)).to_have_text(
        "Anna invites you to Ticket to Ride: Amsterdam"
    )
    bram.accept(path)
    for guest in (anna, bram):
        expect(guest.find("sentence")).to_contain_text(f"{guest.name}, keep one or both")
    assert "key=" not in bram.page.url, "the key must not stay in the address bar"


def test_a_phone_sends_the_link_by_what_it_sends_with(guests: Guests) -> None:
    """Which ours has not, so that it is put there; where there is nothing, nothing is offered."""
    anna, bram = guests.arrive("Anna"), guests.arrive("Bram")
    anna.page.add_init_script("navigator.share = async ({ url }) => { window.sent = url; }")
    for guest in (anna, bram):
        guest.lay_table("tickets", TWO)
    anna.find("invite-link-send").click()
    assert anna.page.evaluate("sent") == anna.find("invite-link").input_value()
    expect(bram.find("invite-link")).to_be_visible()
    expect(bram.find("invite-link-send")).to_have_count(0)


def test_whoever_waits_may_take_the_tour_and_keeps_their_seat(guests: Guests) -> None:
    anna, bram = guests.arrive("Anna"), guests.arrive("Bram")
    anna.lay_table("tickets", TWO)
    path = anna.invitation()
    with anna.context.expect_page() as opened:
        anna.find("tour").click()
    expect(opened.value.locator("[data-test=tour-end]")).to_be_visible()
    assert opened.value.url.endswith("#tour")
    bram.accept(path)
    expect(anna.find("sentence")).to_contain_text("Anna, keep one or both")


def agreed(guest: Guest) -> dict[str, str]:
    """What the table has agreed on, as this guest reads it."""
    expect(guest.find("agreed")).to_be_visible()
    terms = guest.find("agreed").locator("dt").all_inner_texts()
    return dict(zip(terms, guest.find("agreed").locator("dd").all_inner_texts(), strict=True))


def test_what_is_agreed_can_be_read_before_sitting_down_and_ever_after(guests: Guests) -> None:
    anna, bram = guests.arrive("Anna"), guests.arrive("Bram", locale="fr-FR")
    options = {"auction": "live", "hidden_money": True, "first": 1}
    seats = [*TWO, {"who": "here", "name": "Cato"}]
    anna.lay_table("merchants", seats, board="short", options=options, settings={"step_ms": 2_000})
    path = anna.invitation()
    waiting = agreed(anna)
    assert waiting.pop("Board").startswith("Amsterdam, compact\nThe same city")
    assert waiting == {
        "The auction": "A live clock: press first",
        "Pace of the clock": "Leisurely: two seconds a price",
        "Everybody’s money": "Hidden",
        "Who starts": "Seat 2",
    }
    bram.go(path)
    invited = agreed(bram)
    assert invited["L’argent de chacun"] == "Caché"
    assert len(invited) == len(waiting) + 1
    bram.accept(path)
    bram.find("more").click()
    assert agreed(bram) == {**invited, "Qui commence": "Bram"}


def test_a_full_table_says_so_and_can_be_watched(guests: Guests) -> None:
    guests.expects_refusals = True
    anna, bram, cato = (guests.arrive(name) for name in ("Anna", "Bram", "Cato"))
    anna.lay_table("tickets", TWO)
    path = anna.invitation()
    cato.go(path)
    expect(cato.find("guest-name")).to_be_visible()
    bram.accept(path)
    expect(bram.find("sentence")).to_be_visible()
    cato.find("guest-name").fill("Cato")
    cato.find("sit").click()
    expect(cato.page.get_by_role("alert")).to_be_visible()
    cato.find("just-watch").click()
    expect(cato.find("sentence")).to_contain_text("Everybody is choosing contracts")


def test_a_used_up_invitation_offers_the_next_best_thing(guests: Guests) -> None:
    guests.expects_refusals = True
    anna, bram, cato = (guests.arrive(name) for name in ("Anna", "Bram", "Cato"))
    anna.lay_table("tickets", TWO)
    path = anna.invitation()
    bram.accept(path)
    expect(bram.find("sentence")).to_be_visible()
    cato.go(path)
    expect(cato.page.get_by_role("heading", level=1)).to_have_text("There is no seat for you here")
    cato.find("watch").click()
    expect(cato.find("sentence")).to_be_visible()


def test_a_dead_link_says_so(guests: Guests) -> None:
    guests.expects_refusals = True
    anna = guests.arrive("Anna")
    anna.go("/table/no-such-table")
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("This link leads nowhere")
    expect(anna.find("why")).not_to_be_empty()


def test_a_program_takes_a_seat_with_its_key_and_plays_to_the_end(guests: Guests) -> None:
    anna = guests.arrive("Anna")
    table = anna.lay_table("tickets", TWO)
    anna.find("for-programs").click()
    key = anna.find("program-key-1").input_value()
    command = [sys.executable, str(SOCKET_BOT), f"{guests.house.address}/table/{table}", key, "Robin"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as robin:
        anna.play_hastily("g[data-lit]")
        anna.sees_score_sheet()
        said, _ = robin.communicate(timeout=PATIENCE_S)
    assert said.startswith("winners: ")
    expect(anna.find("score-sheet")).to_contain_text("Robin")
