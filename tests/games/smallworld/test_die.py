"""The reinforcement die: the final attempt, and the roll of a Berserk race before each conquest."""

from __future__ import annotations

import pytest
from smallworld_table import Table, at

from bannerhall.core.errors import Unreadable

HOME = "m2-09"  # its neighbours: 03 swamp, 04 hill, 08 mountain, 10 forest, 14 hill


def daring(hand: int, standing: str = "1a2", power: str = "swamp", race: str = "humans") -> Table:
    """The hill m2-04 costs 4, the others 2 or 3."""
    return at({HOME: "0a1", "m2-04": standing}, {"0a": f"{race} {power} {hand}", "1a": "orcs hill 0"}, turn=3)


@pytest.mark.clause("SMW-DIE-01", "SMW-DIE-02", "SMW-DIE-05")
@pytest.mark.parametrize(("pips", "taken"), [(0, False), (1, False), (2, False), (3, True)])
def test_s10_short_by_three(pips: int, taken: bool) -> None:
    table = daring(1)
    assert table.price("m2-04") == 4
    assert "m2-04" in table.offers_of("dare")
    table.do(0, "dare m2-04").roll(f"face {pips}")
    assert (table.holder("m2-04") == (0, "active")) is taken


@pytest.mark.clause("SMW-DIE-02")
def test_s10_short_by_more_than_three() -> None:
    table = daring(1, "1a3")
    assert table.price("m2-04") == 5
    assert "m2-04" not in table.offers_of("dare")
    assert table.forbids(0, "dare m2-04") == "SMW-DIE-02"


@pytest.mark.clause("SMW-DIE-01")
def test_s10_without_a_token() -> None:
    table = daring(0)
    assert table.offers_of("dare") == []
    assert table.forbids(0, "dare m2-03") == "SMW-DIE-01"


@pytest.mark.clause("SMW-DIE-08")
def test_s11_no_die_where_the_tokens_do() -> None:
    table = daring(2)
    assert "m2-03" in table.offers_of("take")
    assert "m2-03" not in table.offers_of("dare")
    assert table.forbids(0, "dare m2-03") == "SMW-DIE-08"
    assert table.offers_of("dare") == ["m2-04", "m2-08"]


@pytest.mark.clause("SMW-DIE-06", "SMW-DIE-07", "SMW-RACE-42")
def test_s12_a_failed_attempt_ends_the_conquests() -> None:
    regions = {HOME: "0a1", "m2-03": "0a1", "m2-04": "1a1"}
    table = at(regions, {"0a": "sorcerers swamp 2", "1a": "orcs hill 0"}, turn=3)
    assert table.offers_of("spell") == ["m2-04"]
    table.do(0, "dare m2-08").roll("face 0")
    assert (table.holder("m2-08"), table.asks(0), table.hand(0)) == (None, "redeploy", 2)
    for text in ("spell m2-04", "take m2-10", "dare m2-08"):
        assert table.forbids(0, text) == "HALL-ASK-03"
    assert table.offers_of("deploy") == ["m2-03", HOME]
    table.do(0, "deploy m2-03", f"deploy {HOME}")
    assert (table.tokens("m2-03"), table.tokens(HOME)) == (2, 2)


@pytest.mark.clause("SMW-DIE-05", "SMW-DIE-07")
def test_all_that_is_left_goes_in_and_that_was_the_last_conquest() -> None:
    table = daring(3)
    table.do(0, "dare m2-04").roll("face 3")
    assert (table.holder("m2-04"), table.asks(0)) == ((0, "active"), "redeploy")
    conquered = table.told("conquered")[-1]
    assert (conquered["tokens"], conquered["how"]) == (3, "die")
    assert table.hand(0) == 2, "gathered for redeployment, one stays"
    assert table.forbids(0, "take m2-03") == "HALL-ASK-03"


@pytest.mark.clause("SMW-DIE-01", "SMW-DIE-07")
def test_the_die_is_rolled_once_a_turn() -> None:
    """Also where it helped although no pip was needed beyond the first."""
    for face in range(4):
        table = daring(3).do(0, "dare m2-04").roll(f"face {face}")
        while table.state.seat() == 0:
            assert table.asks(0) == "redeploy"
            table.do(0, table.offers(0)[0])
        assert len(table.told("rolled")) == 1


@pytest.mark.clause("SMW-DIE-02")
def test_the_target_is_named_first() -> None:
    table = daring(2)
    assert table.forbids(0, "roll") == "SMW-POWER-03"
    table.do(0, "dare m2-08")
    assert table.asks(0) is None, "only the die can answer now"
    assert table.forbids(0, "take m2-04") == "HALL-ASK-02"


@pytest.mark.clause("SMW-DIE-03")
def test_the_target_need_not_be_the_cheapest_but_must_be_legal() -> None:
    regions = {HOME: "0a1", "m2-04": "1a1 hero", "m2-08": "1a1 hero"}
    table = at(regions, {"0a": "humans swamp 1", "1a": "orcs heroic 0"})
    assert set(table.offers_of("dare")) == {"m2-03", "m2-10", "m2-14"}
    assert table.forbids(0, "dare m2-04") == "SMW-CONQ-17"
    assert table.forbids(0, "dare m2-16") == "SMW-CONQ-09"
    assert table.forbids(0, f"dare {HOME}") == "SMW-CONQ-14"
    assert at({}, {"0a": "humans swamp 1"}).forbids(0, "dare m2-09") == "SMW-ENTRY-01"
    dear = daring(1)
    assert {"m2-03", "m2-04", "m2-08"} <= set(dear.offers_of("dare")), "prices 2, 4 and 3"
    peace = at(
        {HOME: "0a1", "m2-04": "1a1"},
        {"0a": "humans swamp 1", "1a": "orcs diplomat 0"},
    ).changed("players/1/ally", 0)
    assert peace.forbids(0, "dare m2-04") == "SMW-POWER-12"


@pytest.mark.clause("SMW-DIE-04")
def test_three_faces_are_blank() -> None:
    table = daring(1).do(0, "dare m2-04")
    words = table.state.rules.vocabulary
    assert {words.text(face): weight for face, weight in table.state.odds()} == {
        "face 0": 3,
        "face 1": 1,
        "face 2": 1,
        "face 3": 1,
    }
    with pytest.raises(Unreadable):
        table.action("face 4")


@pytest.mark.clause("SMW-DIE-06")
@pytest.mark.parametrize("pips", [0, 1])
def test_pips_that_fall_short_are_worth_nothing(pips: int) -> None:
    table = daring(2).do(0, "dare m2-04").roll(f"face {pips}")
    assert (table.holder("m2-04"), table.hand(1)) == ((1, "active"), 0)
    assert table.tokens(HOME) == 3, "into the only region"


@pytest.mark.clause("SMW-DIE-09")
def test_a_failed_first_conquest_leaves_the_tokens_in_hand() -> None:
    table = at({}, {"0a": "humans swamp 1", "1a": "orcs hill 0"}, turn=3)
    table.do(0, "dare m2-05").roll("face 1")
    assert (table.hand(0), table.state.seat()) == (1, 1)
    table.do(1, "expand").do(0, "expand")
    assert table.asks(0) == "conquer"
    assert table.forbids(0, "dare m2-09") == "SMW-ENTRY-01"


@pytest.mark.clause("SMW-DIE-10")
def test_leftover_tokens_need_no_roll() -> None:
    table = at({HOME: "0a1", "m2-04": "0a1"}, {"0a": "humans swamp 1"})
    assert table.offers_of("dare")
    table.do(0, "stop", f"deploy {HOME}")
    assert (table.tokens(HOME), table.told("rolled")) == (2, [])


@pytest.mark.clause("SMW-DIE-11")
def test_reductions_come_before_the_shortage() -> None:
    """Five with a reduction of one is four: three short with a single token."""
    table = daring(1, "1a3", "commando")
    assert table.price("m2-04") == 4
    assert "m2-04" in table.offers_of("dare")
    assert table.do(0, "dare m2-04").roll("face 3").holder("m2-04") == (0, "active")
    cheap = daring(1, power="commando")
    assert cheap.price("m2-03") == 1
    assert cheap.forbids(0, "dare m2-03") == "SMW-DIE-08"


# --- Berserk ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("SMW-POWER-03", "SMW-CONQ-05", "SMW-CONQ-06")
def test_s13_a_berserk_roll() -> None:
    table = daring(1, "1a1", "berserk")
    assert table.price("m2-04") == 3
    assert table.offers(0) == ["stop", "roll"]
    assert table.forbids(0, "dare m2-04") == "SMW-POWER-06"
    table.do(0, "roll").roll("face 2")
    assert table.price("m2-04") == 1
    assert set(table.offers_of("take")) == {"m2-03", "m2-04", "m2-08", "m2-10", "m2-14"}
    table.do(0, "take m2-04")
    assert table.holder("m2-04") == (0, "active")
    assert table.state.seat() == 1, "no token is left to roll for"


@pytest.mark.clause("SMW-POWER-03", "SMW-POWER-05")
def test_s13_and_again_with_a_token_left() -> None:
    table = daring(3, "1a1", "berserk")
    table.do(0, "roll").roll("face 2").do(0, "take m2-04")
    assert (table.hand(0), table.asks(0)) == (2, "conquer")
    assert table.price("m2-03") == 2, "the roll is spent"
    assert "roll" in table.offers(0)
    table.do(0, "roll").roll("face 3")
    assert table.price("m2-03") == 1, "never less than one token"
