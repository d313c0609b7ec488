"""The PettingZoo adapter passes PettingZoo's own tests and tells no secrets."""

from __future__ import annotations

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from bannerhall import rl
from bannerhall.core.errors import Illegal


@pytest.mark.parametrize(
    ("slug", "seats"), [("sealed", 2), ("sealed", 6), ("xorlosch", 2), ("xorlosch", 4), ("smallworld", 3)]
)
def test_the_environment_passes_the_api_test(slug: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(rl.aec(slug, seats=seats), num_cycles=300, verbose_progress=False)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize(("slug", "seats"), [("sealed", 3), ("xorlosch", 2), ("xorlosch", 4)])
def test_equal_seeds_give_equal_games(slug: str, seats: int) -> None:
    seed_test(lambda: rl.aec(slug, seats=seats), num_cycles=100)
    first, second = rl.aec(slug, seats=seats), rl.aec(slug, seats=seats)
    first.reset(seed=5)
    second.reset(seed=6)
    assert first.state_now.to_json() != second.state_now.to_json()


def test_rewards_come_at_the_end_and_add_up_to_nothing() -> None:
    env = rl.aec("sealed", seats=4)
    env.reset(seed=3)
    rng = np.random.default_rng(1)
    for agent in env.agent_iter():
        observation, reward, termination, _, _ = env.last()
        assert observation is not None
        if termination:
            env.step(None)
            continue
        assert reward == 0
        env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
        assert env.possible_agents.index(agent) < 4
    assert env.agents == []


def test_the_sum_of_the_final_rewards_is_zero() -> None:
    env = rl.aec("sealed", seats=3)
    env.reset(seed=8)
    while not all(env.terminations.values()):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert sum(env.rewards.values()) == pytest.approx(0)
    assert max(env.rewards.values()) > 0


def test_a_masked_action_is_refused_with_its_clause() -> None:
    env = rl.aec("sealed", seats=2)
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    before = env.state_now.to_json()
    with pytest.raises(Illegal) as caught:
        env.step(int(np.flatnonzero(mask == 0)[0]))
    assert caught.value.refusal.clause.startswith("HALL-ASK")
    assert env.state_now.to_json() == before


def test_the_size_of_the_vocabulary_does_not_change_during_a_game() -> None:
    env = rl.aec("sealed", seats=2)
    env.reset(seed=1)
    sizes = set()
    while not all(env.terminations.values()):
        observation = env.observe(env.agent_selection)
        sizes.add(len(observation["action_mask"]))
        env.step(int(np.flatnonzero(observation["action_mask"])[-1]))
    assert sizes == {env.vocabulary.size}
