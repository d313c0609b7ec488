"""Heroes: their values, where they go, damage, defeat and desertion [RUN-HER-01] to [RUN-HER-06]."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, count, lowest
from bannerhall.core.events import ALL
from bannerhall.core.state import CHANCE
from bannerhall.games.runewars.rules import (
    command,
    control,
    events,
    hero_cards,
    questions,
    reward_cards,
    rewards,
    runes,
)
from bannerhall.games.runewars.rules.components import HERO_LIMIT, NO_SEAT
from bannerhall.games.runewars.rules.hero_cards import HEROES
from bannerhall.games.runewars.rules.state import Runewars

# by attribute: the Reward card that adds 1 to it
HELP: Final = vec[i64]([14, 15, 13])
TRAINING_BASE: Final = vec[i64]([1, 3, 9])
TRAINING_TOKEN: Final = 3


# --- Where they are, whose they are ----------------------------------------------------------------------------------


def owner(s: Runewars, hero: i64) -> i64:
    """Whose hero it is, or NO_SEAT."""
    return s.hero_of[hero] - 1


def area_of(s: Runewars, hero: i64) -> i64:
    """Where a hero stands; only heroes of players are on the board."""
    return s.hero_at[hero] - 1


def heroes_of(s: Runewars, seat: i64) -> i64:
    """The mask of a seat's heroes, commanders among them [RUN-CMD-03]."""
    mask: i64 = 0
    for hero in range(HEROES):
        if s.hero_of[hero] == seat + 1:
            mask |= BIT[hero]
    return mask


def heroes_in(s: Runewars, area: i64) -> i64:
    """The mask of all heroes in an area."""
    mask: i64 = 0
    for hero in range(HEROES):
        if s.hero_at[hero] == area + 1:
            mask |= BIT[hero]
    return mask


def own_heroes_in(s: Runewars, seat: i64, area: i64) -> i64:
    return heroes_in(s, area) & heroes_of(s, seat)


def enemy_heroes_in(s: Runewars, seat: i64, area: i64) -> i64:
    return heroes_in(s, area) & ~heroes_of(s, seat)


def is_routed(s: Runewars, hero: i64) -> bool:
    return (s.hero_routed >> hero) & 1 == 1


def is_commander(s: Runewars, hero: i64) -> bool:
    return command.is_commander(s, hero)


def limit_exceeded(s: Runewars, seat: i64) -> bool:
    """More than three heroes; commanders do not count for it: four with one, five with two [RUN-HER-03] [RUN-CMD-06]
    [RUN-CMD-20]."""
    return count(heroes_of(s, seat) & ~command.commanders_of(s, seat)) > HERO_LIMIT


# --- Values ----------------------------------------------------------------------------------------------------------


def token(s: Runewars, hero: i64, which: i64) -> i64:
    """What the training token of an attribute adds, 0 without one [RUN-QST-05]."""
    return s.training[hero] // TRAINING_BASE[which] % TRAINING_TOKEN


def is_blocked(s: Runewars, hero: i64, kind: i64) -> bool:
    """Whether the Elven Robe of the other duellist keeps a card from being used [RUN-RWD-04]."""
    for side in range(2):
        if s.duel_hero[side] == hero + 1 and s.duel_blocked[side] == kind + 1:
            return True
    return False


def works(s: Runewars, hero: i64, kind: i64) -> bool:
    """Whether a hero has the help of a card that lies faceup."""
    return rewards.is_up(s, hero, kind) and not is_blocked(s, hero, kind)


def attribute(s: Runewars, hero: i64, which: i64) -> i64:
    """The value of an attribute: printed, training token, faceup Reward card [RUN-HER-01] [RUN-QST-05]."""
    value = hero_cards.ATTRIBUTE[hero * 3 + which] + token(s, hero, which)
    return value + 1 if works(s, hero, HELP[which]) else value


def test_cards(s: Runewars, hero: i64, which: i64) -> i64:
    """How many Fate cards a hero draws for a test. A facedown card that adds to the attribute is turned up for it;
    Trenloe draws one more when he tests strength [RUN-QST-10] [RUN-HER-02] [RUN-RWD-01]."""
    if rewards.has(s, hero, HELP[which]) and not is_blocked(s, hero, HELP[which]):
        rewards.show(s, hero, HELP[which])
    number = attribute(s, hero, which)
    if hero == hero_cards.TRENLOE and which == hero_cards.STRENGTH:
        number += 1
    return number


def health(s: Runewars, hero: i64) -> i64:
    """How much damage defeats a hero: printed, one more with a faceup Heartstone [RUN-HER-01] [RUN-DUEL-10]."""
    value = hero_cards.HEALTH[hero]
    return value + 1 if works(s, hero, reward_cards.HEARTSTONE) else value


def mode(s: Runewars, hero: i64) -> i64:
    """Which borders a hero may cross, at a retreat too: Elyra and whoever wears Winged Boots that lie faceup ignore all
    of them [RUN-HER-02] [RUN-TERM-12] [RUN-RWD-05]."""
    usual = control.season_mode(s, owner(s, hero))
    if hero == hero_cards.ELYRA or rewards.is_up(s, hero, reward_cards.WINGED_BOOTS):
        usual |= control.WADES | control.CLIMBS
    return usual


# --- Moving, damage, healing -----------------------------------------------------------------------------------------


def move(s: Runewars, hero: i64, area: i64) -> None:
    """A hero comes to an area; the player may look at the rune token there [RUN-HER-06]."""
    source = area_of(s, hero)
    if source != area:
        s.set_hero_at(hero, area + 1)
        if s.sink is not None:
            s.emit(events.HERO_MOVED, hero, source, area, 0, ALL, 0)
    runes.refresh_sight(s)


def rout(s: Runewars, hero: i64) -> None:
    if not is_routed(s, hero):
        s.hero_routed |= BIT[hero]
        if s.sink is not None:
            s.emit(events.HERO_ROUTED, hero, 0, 0, 0, ALL, 0)


def heal(s: Runewars, hero: i64, amount: i64) -> None:
    """Remove so much damage, as far as there is any."""
    if amount > s.hero_damage[hero]:
        amount = s.hero_damage[hero]
    if amount == 0:
        return
    s.set_hero_damage(hero, s.hero_damage[hero] - amount)
    if s.sink is not None:
        s.emit(events.HERO_HEALED, hero, amount, 0, 0, ALL, 0)


def heal_fully(s: Runewars, hero: i64) -> None:
    heal(s, hero, s.hero_damage[hero])


def suffer(s: Runewars, hero: i64, amount: i64) -> None:
    """Damage tokens on a hero, not more than defeat him; whoever has a Heartstone turns it up before he falls
    [RUN-DUEL-10]."""
    if amount <= 0:
        return
    after = s.hero_damage[hero] + amount
    if after >= health(s, hero) and rewards.has(s, hero, reward_cards.HEARTSTONE):
        rewards.show(s, hero, reward_cards.HEARTSTONE)
    if after > health(s, hero):
        after = health(s, hero)
    s.set_hero_damage(hero, after)
    if s.sink is not None:
        s.emit(events.HERO_DAMAGED, hero, amount, 0, 0, ALL, 0)


def is_defeated(s: Runewars, hero: i64) -> bool:
    return s.hero_damage[hero] >= health(s, hero)


def damage(s: Runewars, hero: i64, amount: i64, by_seat: i64) -> None:
    """Damage outside a duel; a hero with as much as his health is defeated [RUN-DUEL-10]."""
    suffer(s, hero, amount)
    if is_defeated(s, hero):
        defeat(s, hero, by_seat)


# --- Leaving the board -----------------------------------------------------------------------------------------------


def defeat(s: Runewars, hero: i64, by_seat: i64) -> None:
    """A hero who is defeated otherwise than by the winner of a duel: his Reward cards lie under a marker in the area
    [RUN-DUEL-10] [RUN-DUEL-12]."""
    area = area_of(s, hero)
    down, up = s.rewards[hero], s.rewards_up[hero]
    fall(s, hero, by_seat)
    if down != 0 or up != 0:
        rewards.leave_spoils(s, area, down, up)


def fall(s: Runewars, hero: i64, by_seat: i64) -> None:
    """Figure and card leave the game; the Commander card is discarded. What becomes of the Reward cards is up to
    whoever calls [RUN-DUEL-10] [RUN-CMD-16]."""
    area = area_of(s, hero)
    seat = owner(s, hero)
    if s.sink is not None:
        s.emit(events.HERO_DEFEATED, seat, hero, 0, 0, ALL, 0)
    command.lose_in_defeat(s, hero)
    clear(s, hero)
    if by_seat != NO_SEAT and by_seat != seat:
        s.set_slain(by_seat, s.slain[by_seat] + 1)
    enemy_fell(s, area, seat, 1)


def clear(s: Runewars, hero: i64) -> None:
    """Nothing is left of a hero on the board."""
    s.set_rewards(hero, 0)
    s.set_rewards_up(hero, 0)
    s.set_hero_of(hero, 0)
    s.set_hero_at(hero, 0)
    s.set_hero_damage(hero, 0)
    s.set_training(hero, 0)
    s.hero_routed &= ~BIT[hero]


def desert(s: Runewars, hero: i64) -> None:
    """Desertion: the figure goes, the card is shuffled into the Hero deck, Reward cards are discarded, a Commander card
    goes under its deck [RUN-DUEL-13] [RUN-CMD-30]."""
    if s.sink is not None:
        s.emit(events.DESERTED, owner(s, hero), hero, 0, 0, ALL, 0)
    rewards.discard_all(s, hero)
    command.lose_otherwise(s, hero)
    clear(s, hero)
    s.hero_deck |= BIT[hero]


def enemy_fell(s: Runewars, area: i64, seat: i64, number: i64) -> None:
    """Units or heroes of a seat (NO_SEAT: unallied units) were destroyed or defeated in an area: the Blood Chalice of
    an enemy hero there heals 1 damage each; its player is asked if it may still lie facedown [RUN-RWD-01]
    [RUN-RWD-06]."""
    left = heroes_in(s, area)
    while left != 0:
        hero = lowest(left)
        left &= left - 1
        if owner(s, hero) == seat or s.hero_damage[hero] == 0:
            continue
        if rewards.is_up(s, hero, reward_cards.BLOOD_CHALICE):
            heal(s, hero, number)
        elif rewards.facedown(s, hero) != 0:
            s.ask(questions.USE_REWARD, owner(s, hero), hero, questions.M_FALLEN, number)


# --- New heroes ------------------------------------------------------------------------------------------------------


def may_gain(s: Runewars, seat: i64) -> bool:
    """Only with a stronghold on the board, and as long as there are Hero cards [RUN-HER-05] [RUN-ORD6-05]."""
    return s.hero_deck != 0 and control.strongholds_of(s, seat) != 0


def gain_hero(s: Runewars, seat: i64, cards: i64) -> None:
    """Draw so many Hero cards and keep one or none of them: the Rally Support bonus [RUN-ORD6-04] [RUN-ORD6-05]."""
    begin_drawing(s, seat, cards, 1)


def gain_drawn_hero(s: Runewars, seat: i64) -> None:
    """Draw a Hero card and place that hero."""
    begin_drawing(s, seat, 1, 0)


def begin_drawing(s: Runewars, seat: i64, cards: i64, freely: i64) -> None:
    s.hero_offer = 0
    if cards > count(s.hero_deck):
        cards = count(s.hero_deck)
    if cards > 0 and may_gain(s, seat):
        s.ask(questions.DRAW_HEROES, CHANCE, seat, cards, freely)


def keep(s: Runewars, seat: i64, hero: i64) -> None:
    """This hero joins the player; the other cards are shuffled back [RUN-ORD6-04]."""
    s.hero_deck |= s.hero_offer & ~BIT[hero]
    s.hero_offer = 0
    place_hero(s, seat, hero)


def place_hero(s: Runewars, seat: i64, hero: i64) -> None:
    """A new hero is placed at one of the player's strongholds; without one he goes back into the deck [RUN-HER-04]
    [RUN-HER-05]."""
    places = control.strongholds_of(s, seat)
    if places == 0:
        s.hero_deck |= BIT[hero]
    elif places & (places - 1) == 0:
        settle(s, seat, hero, lowest(places))
    else:
        s.ask(questions.PLACE_HERO, seat, hero)


def settle(s: Runewars, seat: i64, hero: i64, area: i64) -> None:
    """The hero stands in the area; with too many heroes one deserts [RUN-HER-03] [RUN-HER-04]."""
    s.set_hero_of(hero, seat + 1)
    s.set_hero_at(hero, area + 1)
    if s.sink is not None:
        s.emit(events.HERO_PLACED, seat, hero, area, 0, ALL, 0)
    runes.refresh_sight(s)
    limit_heroes(s, seat)


def limit_heroes(s: Runewars, seat: i64) -> None:
    """A player with a fourth hero chooses one who deserts; commanders do not count [RUN-HER-03] [RUN-CMD-06]."""
    if limit_exceeded(s, seat):
        s.ask(questions.DESERTER, seat)
