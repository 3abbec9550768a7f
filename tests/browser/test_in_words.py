"""What pictures and waiting mean is said in words, on a phone as well."""

from playwright.sync_api import expect

from tests.browser.guests import PHONE, Guest, Guests
from tests.browser.test_auction import PRESSES

BOT = {"who": "bot", "level": "clerk"}


def at_the_first_card(guests: Guests) -> tuple[Guest, Guest]:
    """Anna, on a phone, and Bram before the first card that is sold by sealed limits."""
    anna, bram = guests.arrive("Anna", viewport=PHONE, has_touch=True), guests.arrive("Bram")
    seats = [{"who": "me", "name": "Anna"}, {"who": "friend"}, BOT]
    anna.lay_table("merchants", seats, options={"auction": "sealed", "first": 0})
    bram.accept(anna.invitation())
    for guest in (anna, bram):
        guest.play_hastily(avoid=PRESSES)  # both, before either is waited for: a ship may ask everybody
    for guest in (anna, bram):
        expect(guest.page.locator(".auction")).to_be_visible()
    return anna, bram


def test_who_has_named_a_sealed_limit_hears_that_it_is_set(guests: Guests) -> None:
    anna, bram = at_the_first_card(guests)
    for guest in (anna, bram):
        expect(guest.page.locator(".auction .use")).to_contain_text("step")
    anna.page.get_by_role("button", name="Do not press").click()
    expect(anna.find("sentence")).to_have_text(
        "Your limit is set. The card is sold as soon as everybody has named one."
    )


def test_what_the_icons_of_the_seats_mean_stands_below_them_on_a_phone(guests: Guests) -> None:
    anna = guests.arrive("Anna", viewport=PHONE, has_touch=True)
    anna.lay_table("merchants", [{"who": "me", "name": "Anna"}, BOT, BOT])
    anna.page.get_by_role("tab", name="Seats").dispatch_event("click")  # a hint may lie over it
    expect(anna.page.get_by_text("tiles in supply", exact=True)).to_be_in_viewport()


def test_both_answers_to_an_undo_stand_side_by_side_on_a_phone(guests: Guests) -> None:
    anna, bram = guests.arrive("Anna"), guests.arrive("Bram", viewport=PHONE, has_touch=True, locale="fr-FR")
    seats = [{"who": "me", "name": "Anna"}, {"who": "friend"}]
    anna.lay_table("tickets", seats, options={"first": 0})
    bram.accept(anna.invitation())
    for guest in (anna, bram):
        guest.waits_for_turn()
        guest.play_hastily(clicks=1)
    anna.play_hastily("[aria-label^='Draw unseen']", clicks=1)
    anna.find("undo").click()
    yes, no = (bram.find(f"undo-{answer}").bounding_box() for answer in ("yes", "no"))
    assert yes
    assert no
    assert yes["y"] == no["y"]
