"""The year: seasons, orders in secret, turns in play order."""

from __future__ import annotations

import pytest
from runewars_table import chance, do, in_hand, offers, order_all, refusal, table


@pytest.mark.clause("RUN-ORD-01", "RUN-ORD-02", "RUN-TERM-15")
def test_orders_are_revealed_at_once_and_the_lowest_goes_first() -> None:
    s = table(3)
    assert s.waiting() == [0, 1, 2]
    do(s, 0, "order harvest")
    assert list(s.order)[:3] == [0, 0, 0]
    do(s, 1, "order strategize")
    do(s, 2, "order fortify")
    assert s.used[0] == 1 << 4


@pytest.mark.clause("RUN-ORD-03")
def test_a_card_that_lies_before_its_owner_cannot_be_chosen_again() -> None:
    s = table(2)
    s.used[0] = 1 << 4
    assert "order harvest" not in offers(s, 0)
    assert refusal(s, 0, "order harvest").clause == "RUN-ORD-03"


@pytest.mark.clause("RUN-SEA-10")
def test_fall_brings_influence_or_a_card() -> None:
    s = table(2)
    order_all(s, "harvest", "harvest")
    chance(s, "season open_roads")
    assert s.season == 1
    order_all(s, "recruit", "recruit")
    chance(s, "season rich_harvest")
    do(s, 0, "gift influence")
    do(s, 1, "gift card")
    chance(s, "draw_tactics war_chest")
    assert s.influence[0] == 2
    assert in_hand(s, 1) == ["war_chest"]
