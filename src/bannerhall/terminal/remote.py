"""A seat at a table of a hall, in this terminal. The hall keeps the match; here it is shown and answered."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from bannerhall.client import Hall, HallError, Play, StaleAct, Unreachable
from bannerhall.client.actions import action_of, expanded, new_key
from bannerhall.core.errors import BadRequest, Refused, Trouble
from bannerhall.core.game import Game
from bannerhall.core.state import CHANCE
from bannerhall.core.vocabulary import STEP_SIGN
from bannerhall.games import game
from bannerhall.server import wire
from bannerhall.terminal.arrival import AWAITING, command_for, invited_command, sit_down
from bannerhall.terminal.board import show_atlas, show_board, show_view
from bannerhall.terminal.menu import ASKED, Menu, Offer
from bannerhall.terminal.mirror import Mirror
from bannerhall.terminal.orders import LOG_LINES, YES, Leave, clauses, rules
from bannerhall.terminal.screen import EVENT, NOTE, QUESTION, TITLE, WRONG, Screen
from bannerhall.terminal.session import AT_ONCE, COMMAND_SIGN
from bannerhall.terminal.speech import Speech, player_names

NOT_NOW: Final = 409


class HallMenu(Menu):
    """The answers that a hall offers. It does not say which of them are asides, so all are of one list."""

    def __init__(self, options: Sequence[Mapping[str, Any]], speech: Speech) -> None:
        self.speech = speech
        self.vocabulary = speech.rules.vocabulary
        self.second = None
        self.legal = []
        self.remarks: dict[int, str] = {}
        for option in options:
            for each in expanded(option):
                action = self.vocabulary.make(each.kind, each.argument)
                self.legal.append(action)
                if "remark" in option:
                    self.remarks[action] = speech.say(f"{speech.rules.slug}-remark-{each.kind}", **option["remark"])
        self.offers = list(self._grouped(self.legal, ASKED))
        self.numbers = {self._kind(offer.first).name for offer in self.offers if self._counts(offer)}

    def _text(self, offer: Offer) -> str:
        if offer.first != offer.last:
            return super()._text(offer)
        remark = self.remarks.get(offer.first)
        said = self.speech.offer(offer.first)
        return f"{said}  ({remark})" if remark else said


class Remote:
    """One person at a table. `again` is the command that leads back here."""

    def __init__(self, play: Play, lang: str, screen: Screen, again: str) -> None:
        table = play.table
        self.live = play
        self.screen = screen
        self.again = again
        self.game: Game = game(table.game)
        self.rules = self.game.ruleset(table.seats, table.options, table.numbers)
        self.lang = lang
        self.speech = self._speech()
        self.mirror = Mirror(self.game.new(table.seats, None, table.options, table.numbers))
        self._mirrored = 0  # lines of the feed that the mirror has
        self._told = 0  # lines of the feed that were shown
        self._board_old = True
        self._waited_for: list[int] | None = None

    def _speech(self) -> Speech:
        chairs = self.live.table.chairs
        return Speech(self.rules, self.lang, player_names([chair.name for chair in chairs], self.lang))

    @property
    def seat(self) -> int:
        return self.live.reader

    # --- The course of a match ------------------------------------------------------------------------------

    def play(self) -> bool:
        """Play on until the match is over (True) or the person has left (False)."""
        self.welcome()
        try:
            while not self.live.over:
                if self.asked():
                    self.serve()
                else:
                    self.wait()
        except (Leave, EOFError) as end:
            if isinstance(end, EOFError):
                self.screen.say()
            self.farewell("hall-left")
            return False
        except KeyboardInterrupt:
            self.screen.say()
            self.farewell("hall-left")
            raise
        except Unreachable:
            self.farewell("hall-gone")
            raise
        self.finish()
        return True

    def asked(self) -> bool:
        """Whether something waits for this person: a question, an outcome to type, a vote."""
        scene = self.live.scene
        return scene is not None and (self.live.my_turn or scene.telling is not None or self.must_vote(scene))

    def must_vote(self, scene: wire.Scene) -> bool:
        return scene.ballot is not None and self.seat in scene.ballot.missing

    def wait(self) -> None:
        """For the others. Whoever wants to say something meanwhile presses Ctrl+C."""
        self.start_if_full()
        self.say_who_is_awaited()
        try:
            self.hear(self.live.receive())
        except KeyboardInterrupt:
            self.screen.say()
            self.take_line()

    def start_if_full(self) -> None:
        table = self.live.table
        if table.status == "open" and table.hosting and not any(chair.kind in AWAITING for chair in table.chairs):
            try:
                self.live.table = self.live.hall.start(table.id)
            except HallError as error:
                if error.status != NOT_NOW:
                    raise  # news of the table as it was before may come after its start

    def say_who_is_awaited(self) -> None:
        scene = self.live.scene
        people = [chair.seat for chair in self.live.table.chairs if chair.kind == "human"]
        waiting = [seat for seat in scene.waiting if seat in people] if scene is not None else None
        if waiting and waiting != self._waited_for:
            names = ", ".join(self.speech.names[seat] for seat in waiting)
            self.screen.say(self.speech.say("hall-waiting", who=names), NOTE)
        self._waited_for = waiting

    def hear(self, message: wire.AnyMessage) -> None:
        """Show what the hall tells."""
        if isinstance(message, wire.News):
            self.tell()
        elif isinstance(message, wire.Chat):
            self.show_chat(message.line)
        elif isinstance(message, wire.TableNews):
            before, self.speech = self.speech, self._speech()
            if before.names != self.speech.names:
                self.show_chairs()

    def catch_up(self) -> None:
        """Hear what came while the person was typing."""
        while True:
            try:
                self.hear(self.live.receive(0))
            except TimeoutError:
                return

    def serve(self) -> None:
        """Somebody's turn at this terminal, for one line."""
        self.tell()
        scene = self.live.scene
        assert scene is not None
        if self.must_vote(scene):
            self.vote(scene)
            return
        self.put_question(scene)
        while self.live.scene is scene:
            self.take_line()

    def take_line(self) -> None:
        """One line of the person; one that was an answer is void if the match has gone on meanwhile."""
        number = self.live.number
        line = self.screen.ask(f"{self.speech.names[self.seat] if self.seat >= 0 else ''}> ")
        self.catch_up()
        try:
            self.obey(line, went_on=self.live.number != number)
        except StaleAct as stale:
            self.screen.say(str(stale), WRONG)
        except HallError as error:
            self.screen.say(str(error), WRONG)
        except Unreachable:
            raise
        except Trouble as trouble:
            self.screen.say(self.speech.trouble(trouble), WRONG)

    # --- Lines that were typed ------------------------------------------------------------------------------

    def obey(self, line: str, went_on: bool) -> None:
        """A command, or an answer to the question."""
        word, _, rest = line.partition(" ")
        signed = word.startswith(COMMAND_SIGN) and len(word) > 1
        name = word.removeprefix(COMMAND_SIGN).lower() if signed else word.lower()
        taken = {kind.name for kind in self.rules.vocabulary.kinds}
        if not line:
            if self.live.scene is not None and self.asked():
                self.put_question(self.live.scene)
        elif name in ORDERS and (signed or name not in taken):
            ORDERS[name](self, rest.strip())
        elif signed:
            raise Refused("unknown-command", got=word, wanted=", ".join(ORDERS))
        elif went_on:
            raise Refused("hall-went-on")
        else:
            self.answer(line)

    def answer(self, line: str) -> None:
        scene = self.live.scene
        if scene is None or not self.asked():
            raise Refused("no-question-now")
        if must_tell(scene):
            told = self.on_the_wire(HallMenu(scene.outcomes, self.speech).read(line))
            self.live.act(wire.Tell(new_key(), self.seat, self.live.number, told))
        else:
            self.live.answer(*self.read(scene, line))

    def read(self, scene: wire.Scene, line: str) -> list[wire.Action]:
        """The answer that was typed, or several of them, each read in the light of those before it."""
        first, *more = [part.strip() for part in line.split(STEP_SIGN) if part.strip()] or [line]
        actions = [self.on_the_wire(HallMenu(scene.options, self.speech).read(first))]
        for part in more:
            later = self.live.preview(*actions)
            if self.seat not in later.waiting:
                raise Refused("draft-ends", number=len(actions))
            if part.isdigit():
                raise Refused("number-of-later-list", number=int(part[:9]))
            actions.append(self.on_the_wire(HallMenu(later.options, self.speech).read(part)))
        return actions

    def on_the_wire(self, action: int) -> wire.Action:
        return action_of(self.rules.vocabulary.to_json(action))

    def vote(self, scene: wire.Scene) -> None:
        assert scene.ballot is not None
        message = "term-vote" if scene.ballot.kind == "back" else "hall-vote-repair"
        asked = self.speech.say(message, seat=scene.ballot.by + 1, player=self.seat + 1)
        said = self.screen.ask(f"{asked} ").lower() in YES
        try:
            self.live.vote(said)
        except HallError as error:  # somebody else has settled it meanwhile
            self.screen.say(str(error), WRONG)
        self.catch_up()

    # --- What is shown --------------------------------------------------------------------------------------

    def welcome(self) -> None:
        table, say = self.live.table, self.speech.say
        self.screen.say(say("term-welcome", title=self.game.name, seats=table.seats), TITLE)
        self.show_chairs()
        if table.commitment is not None:
            self.screen.say(say("hall-sealed-dice", commitment=table.commitment), NOTE)
        if self.seat < 0:
            self.screen.say(say("hall-looking-on"), NOTE)
        elif table.status == "open":
            self.screen.say(say("hall-invite", command=command_for(self.live.hall, table.id, "")), NOTE)
            self.screen.say(say("hall-waits-start", host=table.host), NOTE)
        if self.seat >= 0:
            self.screen.say(say("term-how"), NOTE)
        for line in self.live.hall.chat(table.id)[-AT_ONCE:]:
            self.show_chat(line)

    def show_chairs(self) -> None:
        for chair in self.live.table.chairs:
            number = chair.seat + 1
            if chair.yours:
                told = self.speech.say("term-is-you", seat=number)
            elif chair.kind == "open":
                told = self.speech.say("hall-sits-open", seat=number)
            elif chair.kind == "invited":
                told = self.speech.say("hall-sits-invited", seat=number, name=chair.name)
            elif chair.kind == "human":
                told = self.speech.say("hall-sits-person", seat=number)
            else:
                told = self.speech.say("term-is-bot", seat=number, bot=chair.bot)
            self.screen.say(told, NOTE)
            if chair.invitation is not None:
                command = invited_command(self.live.hall, self.live.id, chair.invitation)
                self.screen.say(self.speech.say("hall-invite-one", name=chair.name, command=command), NOTE)

    def show_chat(self, line: wire.ChatLine) -> None:
        self.screen.say(self.speech.say("hall-chat", name=line.name, text=line.text), EVENT)

    def tell(self) -> None:
        """What the person has not been told yet; whoever comes back is told what happened since the own last answer."""
        lines = self.live.lines
        first, self._told = self._told, len(lines)
        if first == 0:
            own = own_answers(lines, self.seat)
            if not own and all(line.get("by", CHANCE) == CHANCE for line in lines):
                return  # what the set-up laid out is on the board that is shown next, and in the log
            first = own[-1] if own else 0
        new = lines[first:]
        if any(line.get("by") != self.seat for line in new):
            self._board_old = True
        told = [sentence for line in new for sentence in self.speech.line(line)]
        if len(told) > AT_ONCE:
            self.screen.say(self.speech.say("term-log-cut", shown=AT_ONCE, count=len(told)), NOTE)
        for sentence in told[-AT_ONCE:]:
            self.screen.say(sentence, EVENT)

    def put_question(self, scene: wire.Scene) -> None:
        """The table if it has changed by more than the person's own doing, the question, and what may be answered."""
        if self._board_old:
            self.screen.say()
            self.show_table()
        self.screen.say()
        question = scene.telling if must_tell(scene) else scene.question
        if question is not None:
            self.screen.say(self.speech.say(question.message, **question.facts), QUESTION)
        if self.seat in scene.deadlines:
            left = max(0, round(scene.deadlines[self.seat] - time.time()))
            self.screen.say(self.speech.say("term-clock", seconds=left), NOTE)
        for line in self.menu(scene).lines():
            self.screen.say(line)

    def menu(self, scene: wire.Scene) -> HallMenu:
        return HallMenu(scene.outcomes if must_tell(scene) else scene.options, self.speech)

    def show_table(self) -> None:
        """The game's own drawing where the match can be played along here, else what the hall shows, line by line."""
        self._board_old = False
        scene = self.live.scene
        if scene is None:
            self.show_chairs()
            return
        for line in self.live.lines[self._mirrored :]:
            self.mirror.take(line)
        self._mirrored = len(self.live.lines)
        view = scene.view
        assert isinstance(view, dict)
        state = self.mirror.state(self.seat, view)
        if state is not None:
            show_board(self.screen, state, self.seat, self.speech, self.game.package)
        else:
            show_view(self.screen, view, self.speech)

    def finish(self) -> None:
        """The end: what happened last, and how everybody stands."""
        self.tell()
        scene = self.live.scene
        assert scene is not None
        assert scene.result is not None
        self.screen.say()
        self.screen.say(self.speech.say("term-over"), TITLE)
        for line in self.speech.ranking(scene.result["ranks"], scene.result["points"]):
            self.screen.say(line)

    def farewell(self, message: str) -> None:
        self.screen.say(self.speech.say(message))
        self.screen.say(self.speech.say("hall-again", command=self.again), NOTE)

    def lost(self, reason: str) -> None:
        self.screen.say(self.speech.say("hall-lost"), NOTE)


def must_tell(scene: wire.Scene) -> bool:
    """Whether what is to be typed is an outcome: a question of the own comes first."""
    return scene.telling is not None and scene.question is None


def own_answers(lines: Sequence[Mapping[str, Any]], seat: int) -> list[int]:
    """Numbers of the lines with a seat's answers that still hold."""
    found: list[int] = []
    for line in lines:
        if "back" in line:
            found = [number for number in found if number <= line["back"]]
        elif "action" in line and line["by"] == seat:
            found.append(line["number"])
    return found


# --- Commands -----------------------------------------------------------------------------------------------


def help_(remote: Remote, rest: str) -> None:
    say = remote.speech.say
    remote.screen.say(say("term-help-answer"))
    for name in ORDERS:
        if name != "?":
            own = f"hall-help-{name}" if name in ("chat", "undo", "quit") else f"term-help-{name}"
            remote.screen.say(f"  {say(own)}")


def board(remote: Remote, rest: str) -> None:
    remote.show_table()


def map_(remote: Remote, rest: str) -> None:
    show_atlas(remote.screen, remote.mirror.start, remote.seat, remote.speech, remote.game.package)


def options(remote: Remote, rest: str) -> None:
    scene = remote.live.scene
    if scene is None or not remote.asked():
        raise Refused("no-question-now")
    menu = remote.menu(scene)
    for line in menu.lines(whole=True):
        remote.screen.say(line)


def why(remote: Remote, rest: str) -> None:
    """Why an action is refused: the sentence, the clause, and the clause's text in the rulebook."""
    scene = remote.live.scene
    if not rest:
        raise Refused("reason-of-what")
    if scene is None:
        raise Refused("no-question-now")
    problem = remote.live.why(remote.on_the_wire(HallMenu(scene.options, remote.speech).read(rest)))
    if problem is None:
        remote.screen.say(remote.speech.say("term-allowed"))
        return
    remote.screen.say(str(HallError(problem)))
    for found in clauses(remote, problem.clause) if problem.clause else ():
        remote.screen.say(f"{found.id}: {found.text}", NOTE)


def undo(remote: Remote, rest: str) -> None:
    """Back before the own last answer: at once if nothing was revealed since, else if the people here agree."""
    live, scene = remote.live, remote.live.scene
    mine = own_answers(live.lines, remote.seat)
    if scene is None or not (mine or scene.may_step_back):
        raise Refused("nothing-to-undo")
    if scene.may_step_back:
        live.back()
    else:
        live.act(wire.ProposeBack(new_key(), live.seat, live.number, mine[-1] - 1))
        if live.scene is not None and live.scene.ballot is not None:
            remote.screen.say(remote.speech.say("hall-voted"), NOTE)


def rules_(remote: Remote, rest: str) -> None:
    rules(remote, remote.seat, rest)


def log(remote: Remote, rest: str) -> None:
    """What the person was told so far, the last lines of it or as many as are asked for."""
    if rest and not (rest.isascii() and rest.isdigit()):
        raise BadRequest("bad-whole-number", where="log", got=rest)
    told = [sentence for line in remote.live.lines for sentence in remote.speech.line(line)]
    many = int(rest[:9]) if rest else LOG_LINES
    if many < len(told):
        remote.screen.say(remote.speech.say("term-log-cut", shown=many, count=len(told)), NOTE)
    for sentence in told[max(0, len(told) - many) :]:
        remote.screen.say(sentence, EVENT)


def chat(remote: Remote, rest: str) -> None:
    if not rest:
        raise Refused("hall-say-what")
    remote.live.say(rest[:500])
    remote.catch_up()


def quit_(remote: Remote, rest: str) -> None:
    raise Leave


ORDERS: Final[dict[str, Callable[[Remote, str], None]]] = {
    "?": help_,
    "help": help_,
    "board": board,
    "map": map_,
    "options": options,
    "why": why,
    "undo": undo,
    "rules": rules_,
    "log": log,
    "chat": chat,
    "quit": quit_,
}


# --- Coming to a table --------------------------------------------------------------------------------------


def visit(hall: Hall, table_id: str, name: str, lang: str, screen: Screen, invitation: str | None = None) -> bool:
    """Play at a table of a hall until the end (True) or until the person leaves (False)."""
    sit_down(hall, table_id, invitation)
    shown: list[Remote] = []
    with hall.play(table_id, lost=lambda reason: shown[0].lost(reason) if shown else None) as play:
        shown.append(Remote(play, lang, screen, command_for(hall, table_id, name)))
        return shown[0].play()
