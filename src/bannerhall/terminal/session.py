"""A match at one terminal: bots play by themselves, people are asked in turn, with a curtain between them."""

from __future__ import annotations

import shlex
import time
from collections.abc import Callable
from pathlib import Path

from bannerhall.core.errors import Refused, Trouble
from bannerhall.core.feed import feed
from bannerhall.core.game import Game
from bannerhall.core.state import CHANCE, SPECTATOR
from bannerhall.core.vocabulary import STEP_SIGN
from bannerhall.table import HUMAN, Curtain, Table
from bannerhall.table.table import PASS_DELAY
from bannerhall.terminal.board import show_board
from bannerhall.terminal.menu import Menu, OpenMenu
from bannerhall.terminal.orders import ORDERS, Leave
from bannerhall.terminal.saves import save
from bannerhall.terminal.screen import EVENT, NOTE, QUESTION, TITLE, WRONG, Screen
from bannerhall.terminal.speech import Speech

SLOW_BOT = "search"
MUCH = 3  # lines of news after which the table is shown again
AT_ONCE = 30  # lines of news shown at once; the log has them all
COMMAND_SIGN = "/"  # before a command whose word the game has, too


class Session:
    """Everybody at this terminal. `now` is a clock in seconds; tests have their own."""

    def __init__(
        self,
        table: Table,
        game: Game,
        speech: Speech,
        screen: Screen,
        file: Path,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.table = table
        self.match = table.match
        self.game = game
        self.speech = speech
        self.screen = screen
        self.file = file
        self.people = {seat for seat, sitter in enumerate(table.sitters) if sitter.kind == HUMAN}
        self.curtain = Curtain(self.people, not game.open_information)
        self._clock = now
        self._skipped = 0.0
        self._told = dict.fromkeys([*range(len(table.sitters)), SPECTATOR], 0)  # lines of each feed already shown
        self._board_seen: tuple[int, int] | None = None  # by whom, and how much had been revealed then

    # --- The course of a match ------------------------------------------------------------------------------

    def play(self) -> bool:
        """Play on until the match is over (True) or the people have left (False)."""
        self.welcome()
        try:
            while not self.match.over:
                self.let_bots_play()
                seat = self.curtain.due(self.table)
                if seat is not None:
                    self.serve(seat)
        except Leave:
            self.farewell("term-left")
            return False
        except EOFError:
            self.screen.say()
            self.farewell("term-input-ended")
            return False
        except KeyboardInterrupt:
            self.screen.say()
            self.farewell("term-left")
            raise
        self.finish()
        return True

    @property
    def shared(self) -> bool:
        """Whether several people use this terminal."""
        return len(self.people) > 1

    def now(self) -> float:
        """Time at the table. It stands still where people share a terminal: nobody can hurry while others hold it."""
        return 0.0 if self.shared else self._clock() + self._skipped

    def let_bots_play(self) -> None:
        """Everything that needs no person. A lone person need not wait for passes: no one else could draw conclusions.

        People who share a terminal are asked even where they can only pass, or others would learn of it."""
        while not self.match.over:
            if not self.tick():
                idle = None if self.shared else self.match.idle()
                if idle is None or idle not in self.people:
                    return
                self._skipped += PASS_DELAY
            elif not self.shared:
                self.tell(self.reader())

    def tick(self) -> bool:
        """One thing that needs no person; a bot that takes its time is announced."""
        asked = self.match.state.seat()
        if asked < 0 or not self.table.sitters[asked].bot.startswith(SLOW_BOT):
            return self.table.tick(self.now())
        with self.screen.thinking(self.speech.say("term-thinking", seat=asked + 1)):
            return self.table.tick(self.now())

    def reader(self) -> int:
        """Whose eyes the screen may serve now."""
        return self.curtain.reader(self.table) if self.people else SPECTATOR

    def in_the_open(self, seat: int) -> bool:
        """Whether people who share this terminal may all look on while the seat answers."""
        return self.shared and self.curtain.secrets and self.curtain.in_the_open(self.table, seat)

    def eyes(self, seat: int) -> int:
        """What the seat is shown as: itself, or anybody while everybody looks on."""
        return SPECTATOR if self.in_the_open(seat) else seat

    def asked_as(self, seat: int) -> int:
        """Whose question the seat answers: its own, or that of chance which it must tell."""
        return CHANCE if self.table.may_tell(seat) else seat

    def serve(self, seat: int) -> None:
        """One person's turn at the terminal, until the person has answered or another one is due."""
        self.hand_over(seat)
        holder = self.curtain.open_for
        self.tell(self.eyes(seat))
        self.put_question(seat)
        before = len(self.match.record.entries)
        while len(self.match.record.entries) == before and self.curtain.open_for == holder:
            line = self.screen.ask(f"{self.speech.names[seat]}> ")
            if self.time_is_up(seat):
                return
            try:
                self.obey(seat, line)
            except Trouble as trouble:
                self.screen.say(self.speech.trouble(trouble), WRONG)
        if holder is not None and self.curtain.open_for == holder:
            self.tell(holder)

    def hand_over(self, seat: int) -> None:
        """Between two people of one terminal the curtain falls, and the next one lifts it unless all may look on."""
        shown = self.curtain.open_for
        if self.in_the_open(seat):
            if shown is not None:
                self.hide()
            return
        if shown == seat:
            return
        if self.shared and self.curtain.secrets:
            if shown is not None:
                self.screen.ask(self.speech.say("term-close", seat=shown + 1, player=seat + 1) + " ")
                self.hide()
            self.screen.ask(self.speech.say("term-open", seat=seat + 1) + " ")
        self.curtain.lift(seat, self.table)
        self._board_seen = None

    def hide(self) -> None:
        """Nobody's secrets are on the screen any more."""
        self.curtain.fall()
        self.screen.clear()

    def time_is_up(self, seat: int) -> bool:
        """Whether the clock has answered while we waited for the line; then the line is void."""
        deadline, now = self.table.deadline(seat), self.now()
        if deadline is None or now < deadline:
            return False
        self.table.tick(now)
        self.screen.say(self.speech.say("term-time-up"), WRONG)
        self.tell(seat)
        return True

    # --- Lines that were typed ------------------------------------------------------------------------------

    def obey(self, seat: int, line: str) -> None:
        """A command, or an answer to the question."""
        word, _, rest = line.partition(" ")
        signed = word.startswith(COMMAND_SIGN) and len(word) > 1
        name = word.removeprefix(COMMAND_SIGN).lower() if signed else word.lower()
        taken = {kind.name for kind in self.match.state.rules.vocabulary.kinds}
        if not line:
            self.put_question(seat)
        elif name in ORDERS and (signed or name not in taken):
            ORDERS[name](self, seat, rest.strip())
        elif signed:
            raise Refused("unknown-command", got=word, wanted=", ".join(ORDERS))
        elif self.asked_as(seat) == CHANCE:
            self.table.tell(seat, self.menu(seat).read(line))
            self.keep()
        else:
            self.table.draft(seat, self.read(seat, line))
            self.keep()

    def menu(self, seat: int) -> Menu:
        """What the seat may answer now; while all look on, nothing that would tell what it holds."""
        asked = self.asked_as(seat)
        kind = OpenMenu if asked == CHANCE or self.in_the_open(seat) else Menu
        return kind(self.match.state, asked, self.speech)

    def read(self, seat: int, line: str) -> list[int]:
        """The answer that was typed, or several of them, each read in the light of those before it."""
        first, *more = [part.strip() for part in line.split(STEP_SIGN) if part.strip()] or [line]
        actions = [self.menu(seat).read(first)]
        for part in more:
            state = self.table.rehearse(seat, actions)
            if not state.legal_actions(seat):
                raise Refused("draft-ends", number=len(actions))
            if part.isdigit():
                raise Refused("number-of-later-list", number=int(part[:9]))
            actions.append(Menu(state, seat, self.speech).read(part))
        return actions

    def keep(self) -> None:
        """Nothing that was answered gets lost; where it cannot be kept the match goes on and says so."""
        try:
            save(self.match, self.file)
        except Trouble as trouble:
            self.screen.say(self.speech.trouble(trouble), WRONG)

    # --- What is shown --------------------------------------------------------------------------------------

    def welcome(self) -> None:
        say, seats = self.speech.say, range(len(self.table.sitters))
        self.screen.say(say("term-welcome", title=self.game.name, seats=len(seats)), TITLE)
        for seat in seats:
            sitter = self.table.sitters[seat]
            if seat not in self.people:
                self.screen.say(say("term-is-bot", seat=seat + 1, bot=sitter.bot), NOTE)
            elif self.shared:
                self.screen.say(say("term-is-person", seat=seat + 1), NOTE)
            else:
                self.screen.say(say("term-is-you", seat=seat + 1), NOTE)
        if self.people:
            self.screen.say(say("term-how"), NOTE)

    def tell(self, reader: int) -> None:
        """What the reader has not been told yet."""
        lines = feed(self.match, reader, self._told[reader])
        first = self._told[reader] == 0
        self._told[reader] += len(lines)
        told = [sentence for line in lines for sentence in self.speech.line(line)]
        if first and self.people and all(line.get("by", CHANCE) == CHANCE for line in lines):
            return  # what the set-up laid out is on the board that is shown next, and in the log
        if len(told) >= MUCH:
            self.look_again()
        if len(told) > AT_ONCE:
            self.screen.say(self.speech.say("term-log-cut", shown=AT_ONCE, count=len(told)), NOTE)
        for sentence in told[-AT_ONCE:]:
            self.screen.say(sentence, EVENT)

    def put_question(self, seat: int) -> None:
        """The table if it has changed by more than the person's own doing, the question, and what may be answered."""
        eyes = self.eyes(seat)
        seen = (eyes, self.match.reveals(seat))
        if self._board_seen != seen:
            self._board_seen = seen
            self.screen.say()
            self.show_table(eyes)
        self.screen.say()
        self.screen.say(self.speech.question(self.match.state, self.asked_as(seat)), QUESTION)
        deadline = None if self.shared else self.table.deadline(seat)
        if deadline is not None:
            left = max(0, round(deadline - self.now()))
            self.screen.say(self.speech.say("term-clock", seconds=left), NOTE)
        for line in self.menu(seat).lines():
            self.screen.say(line)

    def look_again(self) -> None:
        """The table is shown with the next question, whatever was shown before."""
        self._board_seen = None

    def show_table(self, reader: int) -> None:
        show_board(self.screen, self.match.state, reader, self.speech, self.game.package)

    def finish(self) -> None:
        """The end: what happened last, how everybody stands, where the record is."""
        last = self.curtain.open_for
        self.tell(SPECTATOR if last is None else last)
        standing = self.match.state.result()
        assert standing is not None
        self.screen.say()
        self.screen.say(self.speech.say("term-over"), TITLE)
        for line in self.speech.ranking(standing.ranks, standing.points):
            self.screen.say(line)
        self.keep()
        if self.file.exists():
            self.screen.say(self.speech.say("term-record", file=shlex.quote(str(self.file))), NOTE)

    def farewell(self, message: str) -> None:
        """The match waits in its file."""
        self.screen.say(self.speech.say(message))
        self.keep()
        if self.file.exists():
            self.screen.say(self.speech.say("term-resume", file=shlex.quote(str(self.file))), NOTE)
