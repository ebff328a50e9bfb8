"""How Mission Pas Possible is played on its board, by hand."""

from playwright.sync_api import Locator, TimeoutError, expect

from tests.browser.games import close_list, kind, play_on
from tests.browser.players import Choice, Player

MISSION = "mission-pas-possible"


def tray_die(player: Player, die: int) -> Locator:
    """A die of the tray, by its id."""
    return player.page.locator(".tray .spot", has=player.page.locator(f"[data-fx='die-{die}']")).get_by_role("button")


def own_slot(player: Player, claim: Choice) -> Locator:
    return player.page.locator(f"[data-card='{claim['card']}'][data-slot='{claim['slot']}']")


def lit_slot(player: Player, claim: Choice) -> Locator:
    """The same when the die in hand may go there."""
    return own_slot(player, claim).locator("button").or_(own_slot(player, claim).and_(player.page.locator("button")))


def sound_claims(player: Player) -> list[Choice]:
    """Claims for free dice that spoil nothing."""
    assert player.scene is not None
    dead_ends = player.scene["figures"]["dead_ends"]
    options = enumerate(player.options)
    return [c for place, c in options if kind(c) == "claim" and place not in dead_ends and c.get("replace") is None]


def claims_of(player: Player) -> list[int]:
    """The dice this seat has reserved."""
    assert player.seat is not None
    return [die[0] for die, *_ in player.board["reserved"][player.seat]]


def place_by_taps(player: Player, *others: Player) -> Choice:
    """Takes a die and puts it on a bomb, tap by tap; where somebody is faster, another one."""
    for _ in range(20):
        play_on(player, *others, until=lambda: player.kind == "claiming" and sound_claims(player))
        close_list(player)
        claim = sound_claims(player)[0]
        try:
            tray_die(player, claim["die"]).click(timeout=2000)
            own_slot(player, claim).click(timeout=2000)
            player.until(lambda die=claim["die"]: die in claims_of(player), seconds=2)  # type: ignore[misc]
        except (AssertionError, TimeoutError):
            player.page.keyboard.press("Escape")
            continue
        return claim
    raise AssertionError("no die could be placed")


def place_by_keys(player: Player, claim: Choice) -> None:
    """A number takes the die, tab goes to the card, a letter names the slot."""
    place = [die[0] for die in player.board["pool"]].index(claim["die"])
    keys = player.page.keyboard
    keys.press(str(place + 1))
    expect(tray_die(player, claim["die"])).to_have_attribute("aria-pressed", "true")
    card = player.page.locator(".bomb.active")
    wanted = player.page.locator(".mine .bomb").nth(claim["card"])
    for _ in range(4):
        if "active" in (wanted.get_attribute("class") or ""):
            break
        expect(card).to_have_count(1)
        keys.press("Tab")
    keys.press(claim["slot"])


def to_the_dice(*players: Player) -> None:
    """Through briefing, rolls, picks and losses, until dice lie in the tray and somebody may take one."""
    play_on(*players, until=lambda: players[0].kind == "claiming" and any(map(sound_claims, players)))
    for player in players:
        close_list(player)


def take_turn(player: Player) -> None:
    place_by_taps(player)
    player.answered(player.button("choice-lock").click)
