"""What goes over the wire, as types: requests, answers, and the messages of the live connection.

Everything is checked against these before it is looked at. People's sentences are not sent: message ids and facts are,
and every client says them in its own language with the hall's Fluent files.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

# Python's `$` also stands before a last line break, hence the `(?!\n)`; no database of ours is given a NUL.
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]+$(?!\n)")]
Text = Annotated[str, Meta(min_length=1, max_length=500, pattern=r"^[^\x00]+$")]
Note = Annotated[str, Meta(max_length=2000, pattern=r"^[^\x00]*$")]
Key = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Email = Annotated[str, Meta(min_length=3, max_length=254, pattern=r"^[^@\s\x00-\x1f]+@[^@\s\x00-\x1f]+$(?!\n)")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]  # [LDR-ACCT-02] [LDR-ACCT-11]
Token = Annotated[str, Meta(min_length=20, max_length=100, pattern=r"^[A-Za-z0-9_-]+$")]
Lang = Literal["en", "de", "fr", "es"]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
LineNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
BotName = Annotated[str, Meta(min_length=1, max_length=20, pattern=r"^[a-z]+(:[0-9]+)?$")]


Options = dict[Annotated[str, Meta(max_length=40)], bool | int | Annotated[str, Meta(max_length=80)]]
Numbers = dict[Annotated[str, Meta(max_length=40)], int]


class Body(Struct, forbid_unknown_fields=True, frozen=True):
    """A request: a field we do not know is an error, not a typing mistake that goes unnoticed."""


class Action(Body, omit_defaults=True, frozen=True):
    """One answer. Kinds without an argument leave it out."""

    kind: Annotated[str, Meta(max_length=40)]
    argument: Annotated[int, Meta(ge=-(2**31), le=2**31)] | Annotated[str, Meta(max_length=80)] | None = None


Actions = Annotated[list[Action], Meta(min_length=1, max_length=400)]


# --- Acts at a table: by POST or over the live connection ---------------------------------------------------


class Act(Body, tag_field="do", frozen=True):
    """What somebody at a table does. Acts with a `key` may be sent again: they are done once.

    `have` is the number of the last line of the seat's feed that the sender knows; if there is more, nothing is done
    and the answer is `stale`, with the lines that are missing.
    """


class Answer(Act, tag="answer", frozen=True):
    """Answer the question, in one or several steps; all are done or none."""

    key: Key
    seat: SeatNumber
    have: LineNumber
    actions: Actions


class Tell(Act, tag="tell", frozen=True):
    """Type what a real die or a real draw shows."""

    key: Key
    seat: SeatNumber
    have: LineNumber
    action: Action


class Back(Act, tag="back", frozen=True):
    """Take back the own last answer, as long as nothing was revealed since."""

    key: Key
    seat: SeatNumber
    have: LineNumber


class ProposeBack(Act, tag="propose-back", frozen=True):
    """Ask the table to go back to where it stood after a line of the own feed."""

    key: Key
    seat: SeatNumber
    have: LineNumber
    line: LineNumber


class Change(Body, frozen=True):
    path: Annotated[str, Meta(max_length=200)]
    value: Any


class ProposeRepair(Act, tag="propose-repair", frozen=True):
    """Ask the table to mend the position."""

    key: Key
    seat: SeatNumber
    have: LineNumber
    patch: Annotated[list[Change], Meta(min_length=1, max_length=100)]


class Vote(Act, tag="vote", frozen=True):
    key: Key
    seat: SeatNumber
    yes: bool


class Say(Act, tag="say", frozen=True):
    """Chat, public to the table."""

    key: Key
    text: Text


class Leave(Act, tag="leave", frozen=True):
    """Go away; a bot plays on for the seat."""

    key: Key
    seat: SeatNumber


class Return(Act, tag="return", frozen=True):
    """Come back to the own seat."""

    key: Key
    seat: SeatNumber


class Preview(Act, tag="preview", frozen=True):
    """See what the table would look like after some steps. Nobody else learns of it, nothing is done."""

    seat: SeatNumber
    have: LineNumber
    actions: Actions


class Why(Act, tag="why", frozen=True):
    """Why an action is not allowed now, after the given steps if there are any."""

    seat: SeatNumber
    have: LineNumber
    action: Action
    actions: Annotated[list[Action], Meta(max_length=400)] = []


class Lift(Act, tag="lift", frozen=True):
    """The person of this seat holds the shared device; only over the live connection."""

    seat: SeatNumber


class Serve(Act, tag="serve", frozen=True):
    """Whom of a shared device the people want to serve first; only over the live connection."""

    seat: SeatNumber


class Fall(Act, tag="fall", frozen=True):
    """Lower the curtain of a shared device; only over the live connection."""


class Look(Act, tag="look", frozen=True):
    """Send the scene again with the lines after `have`, and then `done` if there is a key; only over the live
    connection."""

    have: LineNumber
    key: Key | None = None


SeatAct = Answer | Tell | Back | ProposeBack | ProposeRepair | Vote | Leave | Return  # they make entries
AnyAct = (
    Answer
    | Tell
    | Back
    | ProposeBack
    | ProposeRepair
    | Vote
    | Say
    | Leave
    | Return
    | Preview
    | Why
    | Lift
    | Serve
    | Fall
    | Look
)


# --- What a reader sees -------------------------------------------------------------------------------------


class Question(Struct, frozen=True):
    decision: str
    message: str
    facts: dict[str, int | str]


class Ballot(Struct, frozen=True):
    """A proposal under way: `line` of the reader's feed to go back to, or the visible part of a repair."""

    kind: Literal["back", "repair"]
    by: int
    missing: list[int]
    line: int | None = None
    patch: list[dict[str, Any]] | None = None


class Scene(Struct, frozen=True):
    """The table as one reader sees it now. `reader` is a seat, or -3 for somebody who looks on.

    `seat` is whose question, options and outcomes these are, and in whose name they are answered: the reader's own, or
    on a shared device with its curtain down that of the seat it serves in the open; null where there are none. `back`
    is the seat that may take back its last entry."""

    reader: int
    status: Literal["playing", "over"]
    waiting: list[int]
    view: dict[str, Any]
    question: Question | None
    options: list[dict[str, Any]]  # kind and argument, or kind, from and to; a remark where there is one
    telling: Question | None  # a chance decision whose outcome this reader may type
    outcomes: list[dict[str, Any]]
    may_step_back: bool
    seat: int | None
    back: int | None
    ballot: Ballot | None
    deadlines: dict[int, float]  # by awaited seat, where there is a clock
    result: dict[str, Any] | None


class Own(Struct, frozen=True):
    """The part of a scene that is the reader's own, in the same order; its options may be encoded already."""

    question: Question | None
    options: Any
    telling: Question | None
    outcomes: list[dict[str, Any]]
    may_step_back: bool
    seat: int | None
    back: int | None
    ballot: Ballot | None


class Message(Struct, tag_field="is", frozen=True):
    """What the hall sends over the live connection."""


class News(Message, tag="news", frozen=True, omit_defaults=True):
    """New lines of the reader's feed and the scene after them. `number` is that of the last line.

    `done` is the key of an act of this connection that they tell of: it is stored, as with a message `done`."""

    reader: int
    number: int
    lines: list[dict[str, Any]]
    scene: Scene
    done: str = ""


class Done(Message, tag="done", frozen=True):
    """The act with this key is stored and cannot get lost any more. `number` is the last line of the seat's feed."""

    key: str
    number: int


class Stale(Message, tag="stale", frozen=True):
    """Nothing was done: the sender did not know these lines yet."""

    key: str
    number: int
    lines: list[dict[str, Any]]
    scene: Scene


class Problem(Struct, frozen=True, omit_defaults=True):
    """What was wrong, as in RFC 9457. `clause` is the rule that forbids it; `message` and `facts` say it in any tongue,
    `detail` says it in the language that the request asked for."""

    type: str
    title: str
    status: int
    detail: str
    message: str = ""
    facts: dict[str, int | str] = {}
    clause: str = ""


class Refused(Message, tag="refused", omit_defaults=True, frozen=True):
    """Nothing was done, and why."""

    problem: Problem
    key: str = ""


class Previewed(Message, tag="preview", frozen=True):
    scene: Scene


class Reason(Message, tag="why", frozen=True):
    """Why not; without a problem the action is allowed."""

    problem: Problem | None


class ChatLine(Struct, frozen=True):
    number: int
    name: str
    seat: int | None
    text: str
    at: float


class Chat(Message, tag="chat", frozen=True):
    line: ChatLine


class Keepsakes(Message, tag="keepsakes", frozen=True):
    """Somebody has kept a note, a photo or a board with the match, or taken one away; told to those who sit there."""


class Curtain(Message, tag="curtain", frozen=True):
    """Of a shared device: whose secrets it may show, and who should take it next. `served` is the seat that answers
    with the curtain down; all that have something to do are `waiting`, those first that can do it in the open."""

    seats: list[int]
    open_for: int | None
    due: int | None
    served: int | None
    waiting: list[int]


# --- Tables -------------------------------------------------------------------------------------------------


class Chair(Struct, frozen=True):
    seat: int
    kind: Literal["human", "bot", "open", "left", "invited"]
    name: str  # of whoever sits here, or for whom it is kept
    bot: str
    yours: bool = False
    here: bool = False  # connected right now
    kept: bool = False  # for you: you may sit down without an invitation
    invitation: str | None = None  # of an invited chair, and told to the table's host only


class TableInfo(Struct, frozen=True):
    """A table as anybody may see it who may see it at all."""

    id: str
    game: str
    seats: int
    options: dict[str, bool | int | str]
    numbers: dict[str, int]
    typed: bool
    seconds: float
    visibility: Literal["public", "link", "private"]
    note: str
    status: Literal["open", "playing", "over"]
    host: str
    hosting: bool
    created: float
    changed: float
    chairs: list[Chair]
    waiting: list[int]
    your_turn: bool
    commitment: str | None
    result: dict[str, Any] | None
    rematch: str | None


class TableNews(Message, tag="table", frozen=True):
    """Chairs, presence or status have changed."""

    table: TableInfo


AnyMessage = News | Done | Stale | Refused | Previewed | Reason | Chat | Keepsakes | Curtain | TableNews


class NewChair(Body, frozen=True):
    """Who is to sit here: `me`, `open` to whoever comes, `bot`, `device` for a second player on this device, or
    `invited` for the person of this name, who comes with the invitation that the answer has."""

    kind: Literal["me", "open", "bot", "device", "invited"]
    name: Name | UnsetType = UNSET
    bot: BotName | UnsetType = UNSET


class NewTable(Body, frozen=True):
    game: Annotated[str, Meta(max_length=40)]
    chairs: Annotated[list[NewChair], Meta(min_length=1, max_length=6)]
    options: Options = {}
    numbers: Numbers = {}
    visibility: Literal["public", "link", "private"] = "link"
    typed: bool = False
    seconds: Annotated[float, Meta(ge=0, le=30 * 24 * 3600)] = 0
    note: Note = ""
    start: bool = False  # begin at once if no chair is open or awaits somebody


class Join(Body, frozen=True):
    """Take a chair; without a seat the one that is kept for you, or the first open one. `device` names a second player
    of this device. An `invitation` is to one chair, also of a private table."""

    seat: SeatNumber | None = None
    device: Name | None = None
    invitation: Token | None = None


class SetChair(Body, frozen=True):
    """Of an open table's chair: put a bot on it, leave it open, or keep it for somebody with this name. An invitation
    that there was before is withdrawn."""

    kind: Literal["open", "bot", "invited"]
    bot: BotName = "greedy"
    name: Name | None = None
