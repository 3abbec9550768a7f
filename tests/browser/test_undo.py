"""Undo: free while nobody has learnt anything, else by asking the others."""

from playwright.sync_api import expect

from tests.browser.guests import Guest, Guests


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
    player.find("undo").click()
    expect(other.page.get_by_text(f"{player.name} asks to undo their last move.")).to_be_visible()
    expect(other.find("undo-move")).to_have_text(f"{player.name} drew a card from the pile.")
    other.find("undo-yes").click()
    for guest in (player, other):
        expect(guest.find("log").locator("li")).to_have_count(entries)
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
