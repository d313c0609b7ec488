"""A game as a PettingZoo environment: one agent a seat, an action mask, chance from the environment's own seed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from librt.vecs import vec
from mypy_extensions import i64
from pettingzoo import AECEnv

from bannerhall.core.chance import Stream
from bannerhall.core.errors import Unreadable
from bannerhall.core.game import Game
from bannerhall.core.playout import roll_chance
from bannerhall.core.ruleset import Choice
from bannerhall.core.state import CHANCE, FULL, NOBODY, State

LARGEST = 2**31 - 1


class HallEnv(AECEnv[str, dict[str, Any], int]):
    """Observations are the seat's view as ints with the mask of its legal actions; the reward comes at the end, from -1
    for the last seat to 1 for a sole winner; a lone seat gets 1 if it wins, 0 for a draw, -1 if it loses. Simultaneous
    decisions are asked seat by seat, each blind to the rest."""

    def __init__(self, game: Game, seats: int | None, options: Mapping[str, Choice]) -> None:
        super().__init__()
        self.game = game
        self.start = game.new(seats, None, options)
        self.state_now: State = self.start.clone()
        self.vocabulary = self.start.rules.vocabulary
        self.metadata = {
            "name": f"bannerhall_{game.slug}_v{game.rules_version}",
            "render_modes": [],
            "is_parallelizable": False,
        }
        self.render_mode = None
        self.possible_agents = [f"seat_{i}" for i in range(int(self.start.seats))]
        self._seat_of = {agent: i for i, agent in enumerate(self.possible_agents)}
        self._row = vec[i64]([0] * self.start.observation_size())
        self._out = vec[i64]([0] * self.start.max_actions())
        mask = spaces.Box(0, 1, (self.vocabulary.size,), np.int8)
        row = spaces.Box(-LARGEST, LARGEST, (len(self._row),), np.int32)
        self._observed = {a: spaces.Dict({"observation": row, "action_mask": mask}) for a in self.possible_agents}
        self._acting = {a: spaces.Discrete(self.vocabulary.size) for a in self.possible_agents}
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observed[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._acting[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed the next one of the environment's own series."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self._stream = Stream(int(self._seeds.integers(2**62)))
        self.state_now = self.start.clone()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._settle()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seat_of[agent]
        self.state_now.fill_observation(seat, self._row)
        mask = np.zeros(self.vocabulary.size, np.int8)
        if self.state_now.seat() == seat:
            for i in range(self.state_now.fill_asked(self._out)):
                mask[self.vocabulary.dense(self._out[i])] = 1
        return {"observation": np.fromiter(self._row, np.int32, len(self._row)), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Answer for the selected agent. Raises Illegal, the game untouched, if a clause forbids the action."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise Unreadable("empty-action", wanted=f"0–{self.vocabulary.size - 1}")
        self.state_now.answer(self._seat_of[agent], self.vocabulary.sparse(int(action)))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._settle()
        self._accumulate_rewards()

    def _settle(self) -> None:
        """Roll what chance owes, then select who is asked, or pay out at the end."""
        while self.state_now.seat() == CHANCE:
            self.state_now.apply(roll_chance(self.state_now, self._stream))
        if self.state_now.seat() != NOBODY:
            self.agent_selection = self.possible_agents[self.state_now.seat()]
            return
        for agent, seat in self._seat_of.items():
            self.rewards[agent] = 2.0 * self.state_now.payoff(seat) / FULL - 1.0
            self.terminations[agent] = True

    def render(self) -> None:
        """There is nothing to draw: ask `state_now` for its view or picture."""

    def close(self) -> None:
        """Nothing is held open."""
