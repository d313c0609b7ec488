"""Values and codecs: what each writes, what it reads again, and what it refuses at which path."""

from __future__ import annotations

from typing import Any

import pytest
from nim import GAME as NIM
from nim import Nim

from bannerhall.core.bounds import everyone, last_seat
from bannerhall.core.codecs import (
    Bit,
    ByName,
    Cell,
    Field,
    Filled,
    ListOf,
    Nth,
    NullIf,
    PerSeat,
    Pile,
    Sparse,
    Times,
    TupleOf,
)
from bannerhall.core.errors import BadPosition
from bannerhall.core.reading import Reader
from bannerhall.core.schema import Codec, Key, Schema
from bannerhall.core.values import (
    Flag,
    Members,
    MembersOnce,
    Name,
    OrNone,
    PlusOne,
    Seat,
    SeatMask,
    Value,
    Whole,
)
from bannerhall.games.sealed import GAME as SEALED

COLOURS = ("red", "green", "blue")


def table(**fields: Any) -> Any:
    """A state of three seats with some more fields, as a game in plain Python has them."""
    s = Nim(None, NIM.ruleset(3))
    for name, value in fields.items():
        setattr(s, name, value)
    return s


def refusal(read: Any) -> tuple[str, str]:
    """Where something is refused, and what would be right."""
    with pytest.raises(BadPosition) as wrong:
        read()
    return str(wrong.value.facts["where"]), str(wrong.value.facts["wanted"])


# --- Values ----------------------------------------------------------------------------------------------------------


def colours_of(s: Any) -> tuple[str, ...]:
    return COLOURS[: s.seats - 1]


@pytest.mark.parametrize(
    ("value", "number", "written"),
    [
        (Whole(2, 9), 7, 7),
        (Whole(-5, 5), -5, -5),
        (Whole(0, last_seat), 2, 2),
        (Seat(), 0, 0),
        (SeatMask(), 5, 5),
        (Flag(), 0, False),
        (Flag(), 1, True),
        (Name(COLOURS), 2, "blue"),
        (Name(colours_of), 1, "green"),
        (PlusOne(Name(COLOURS)), 3, "blue"),
        (OrNone(PlusOne(Seat())), 0, None),
        (OrNone(PlusOne(Seat())), 3, 2),
        (OrNone(Name(COLOURS), -1), -1, None),
        (OrNone(Name(COLOURS), -1), 0, "red"),
        (Members(Seat()), 0, []),
        (Members(Seat()), 5, [0, 2]),
        (Members(Name(COLOURS)), 6, ["green", "blue"]),
        (MembersOnce(Name(COLOURS)), 7, ["red", "green", "blue"]),
    ],
)
def test_a_value_is_read_as_it_was_written(value: Value, number: int, written: object) -> None:
    s = table()
    assert value.write(s, number) == written
    assert value.write_each(s, [number, number]) == [written, written]
    assert value.read(s, Reader(written)) == number


@pytest.mark.parametrize(
    ("value", "data", "where", "wanted"),
    [
        (Whole(2, 9), 10, "/k", "2–9"),
        (Whole(2, 9), True, "/k", "2–9"),
        (Seat(), 3, "/k", "0–2"),
        (SeatMask(), 8, "/k", "0–7"),
        (Flag(), 1, "/k", "true, false"),
        (Name(COLOURS), "pink", "/k", "red, green, blue"),
        (Name(COLOURS), None, "/k", "red, green, blue"),
        (Name(colours_of), "blue", "/k", "red, green"),
        (PlusOne(Seat()), None, "/k", "0–2"),
        (OrNone(PlusOne(Seat())), 3, "/k", "0–2"),
        (OrNone(Name(COLOURS), -1), "", "/k", "red, green, blue"),
        (Members(Seat()), [0, 3], "/k/1", "0–2"),
        (Members(Seat()), [0, 1, 2, 0], "/k", "[0–3]"),
        (Members(Name(COLOURS)), ["pink"], "/k/0", "red, green, blue"),
        (Members(Name(colours_of)), ["red", "red", "red"], "/k", "[0–2]"),
        (MembersOnce(Seat()), [1, 1], "/k", "each once"),
    ],
)
def test_a_value_refuses_what_it_cannot_be(value: Value, data: object, where: str, wanted: str) -> None:
    assert refusal(lambda: value.read(table(), Reader({"k": data}).at("k"))) == (where, wanted)


def test_members_may_be_named_twice_unless_each_comes_once() -> None:
    assert Members(Seat()).read(table(), Reader([1, 1])) == 2


def test_the_form_of_a_value_is_said_in_a_few_words() -> None:
    assert [value.form() for value in (Whole(0, 9), Whole(0, everyone), Seat(), SeatMask(), Flag())] == [
        "0–9",
        "a number",
        "a seat",
        "sum of 2 ** seat",
        "true or false",
    ]
    assert Name(COLOURS).form() == "red, green, blue"
    assert Name([str(i) for i in range(13)]).form().endswith("11, …")
    assert Name(COLOURS, "a colour").form() == "a colour"
    assert Name(colours_of).form() == "a name"
    assert OrNone(PlusOne(Seat())).form() == "a seat or null"
    assert Members(Name(COLOURS, "a colour")).form() == "list, each a colour"


class Dozens(Value):
    """A value of a game's own, which says the least it must."""

    def write(self, s: Any, number: int) -> object:
        return number // 12

    def read(self, s: Any, data: Reader) -> int:
        return data.whole(0, 9) * 12


# --- Codecs ----------------------------------------------------------------------------------------------------------

PAIR = TupleOf(Cell("card", Name(COLOURS)), Cell("known", SeatMask()))
PEOPLE = Schema(Key("race", Cell("card", Name(COLOURS)), "race"), Key("hand", Cell("known", Whole(0, 9)), "hand"))
STATES: list[tuple[Codec, dict[str, Any], object]] = [
    (Field("x", Whole(0, 9)), {"x": 4}, 4),
    (Field("x", Dozens()), {"x": 24}, 2),
    (Times(3, Cell("a", Whole(0, 9))), {"a": [1, 2, 3, 0]}, [1, 2, 3]),
    (Times(2, Cell("a", Whole(0, 9), 1)), {"a": [0, 2, 3, 0]}, [2, 3]),
    (Times(2, Cell("a", Dozens())), {"a": [12, 24]}, [1, 2]),
    (PerSeat(Cell("a", Flag())), {"a": [1, 0, 1, 0]}, [True, False, True]),
    (PerSeat(Times(2, Cell("a", Whole(0, 9)))), {"a": [1, 2, 3, 4, 5, 6]}, [[1, 2], [3, 4], [5, 6]]),
    (
        PerSeat(Times(2, Cell("a", Whole(0, 9)), apart=3)),
        {"a": [1, 2, 0, 3, 4, 0, 5, 6, 0]},
        [[1, 2], [3, 4], [5, 6]],
    ),
    (PerSeat(Bit("x")), {"x": 5}, [True, False, True]),
    (ByName(("p", "q"), Cell("a", Whole(0, 9))), {"a": [1, 2]}, {"p": 1, "q": 2}),
    (
        PerSeat(ByName(("p", "q"), Cell("a", Name(COLOURS)))),
        {"a": [0, 1, 1, 2, 0, 0]},
        [{"p": "red", "q": "green"}, {"p": "green", "q": "blue"}, {"p": "red", "q": "red"}],
    ),
    (Sparse(("p", "q"), Cell("a", Whole(1, 9)), by="place"), {"a": [0, 2]}, {"q": 2}),
    (
        PerSeat(Sparse(("p", "q"), Cell("a", Whole(1, 9)), by="place", apart=3)),
        {"a": [0, 2, 0, 1, 3, 0, 0, 0, 0]},
        [{"q": 2}, {"p": 1, "q": 3}, {}],
    ),
    (Sparse(colours_of, Cell("a", Whole(0, 9), 1), by="colour"), {"a": [0, 0, 4, 0]}, {"green": 4}),
    (ListOf(Cell("a", Whole(0, 9)), 4, length=Field("x")), {"a": [3, 1, 0, 0], "x": 2}, [3, 1]),
    (
        PerSeat(ListOf(PAIR, 2, length=Cell("a"))),
        {"a": [2, 0, 1], "card": [0, 1, 0, 0, 2, 0], "known": [1, 3, 0, 0, 4, 0]},
        [[["red", 1], ["green", 3]], [], [["blue", 4]]],
    ),
    (Filled(Cell("a", Name(COLOURS), 1), 3, 9), {"a": [9, 2, 0, 9]}, ["blue", "red"]),
    (
        Filled(Cell("card"), 3, -1, PEOPLE),
        {"card": [1, 2, -1], "known": [5, 0, 0]},
        [{"race": "green", "hand": 5}, {"race": "blue", "hand": 0}],
    ),
    (NullIf(Field("x"), 0, Field("x", PlusOne(Seat()))), {"x": 0}, None),
    (NullIf(Field("x"), 0, Field("x", PlusOne(Seat()))), {"x": 2}, 1),
    (
        PerSeat(NullIf(Cell("card"), -1, PEOPLE)),
        {"card": [-1, 2, 0], "known": [0, 5, 6]},
        [None, {"race": "blue", "hand": 5}, {"race": "red", "hand": 6}],
    ),
    (
        PerSeat(Schema(Key("p", Nth(0, 2, Cell("a", Whole(0, 9))), "p"), Key("q", Nth(1, 2, Cell("a", Flag())), "q"))),
        {"a": [7, 0, 8, 1, 9, 0]},
        [{"p": 7, "q": False}, {"p": 8, "q": True}, {"p": 9, "q": False}],
    ),
]


def blank(fields: dict[str, Any]) -> Any:
    """The same fields before anything is read: 0, or -1 where that means none."""
    return table(
        **{name: [min(0, n) for n in row] if isinstance(row, list) else 0 for name, row in fields.items()},
    )


@pytest.mark.parametrize(("codec", "fields", "written"), STATES)
def test_a_codec_reads_what_it_wrote(codec: Codec, fields: dict[str, Any], written: object) -> None:
    assert codec.write(table(**fields), 0) == written
    assert codec.write_run(table(**fields), 0, 1) == [written]
    again = blank(fields)
    codec.read(again, Reader(written), 0)
    assert codec.write(again, 0) == written


@pytest.mark.parametrize(
    ("codec", "data", "where", "wanted"),
    [
        (Field("x", Whole(0, 9)), 10, "/k", "0–9"),
        (Times(3, Cell("a", Whole(0, 9))), [1, 2], "/k", "[3]"),
        (Times(3, Cell("a", Whole(0, 9))), [1, 2, -3], "/k/2", "0–9"),
        (PerSeat(Cell("a", Flag())), [True, True], "/k", "[3]"),
        (PerSeat(Cell("a", Flag())), [True, 0, True], "/k/1", "true, false"),
        (PerSeat(Bit("x")), [True, 1, True], "/k/1", "true, false"),
        (ByName(("p", "q"), Cell("a", Whole(0, 9))), {"p": 1}, "/k/q", "q"),
        (ByName(("p", "q"), Cell("a", Whole(0, 9))), {"p": 1, "q": 1, "r": 1}, "/k/r", "p, q"),
        (ByName(("p", "q"), Cell("a", Whole(0, 9))), [1, 1], "/k", "{ p, q }"),
        (ByName(("p", "q"), Cell("a", Whole(0, 9))), {"p": 1, "q": 10}, "/k/q", "0–9"),
        (Sparse(("p", "q"), Cell("a", Whole(1, 9)), by="place"), [], "/k", "{}"),
        (Sparse(("p", "q"), Cell("a", Whole(1, 9)), by="place"), {"r": 1}, "/k", "p, q"),
        (Sparse(("p", "q"), Cell("a", Whole(1, 9)), by="place"), {"p": 0}, "/k/p", "1–9"),
        (ListOf(Cell("a", Whole(0, 9)), 2, length=Field("x")), [1, 2, 3], "/k", "[0–2]"),
        (ListOf(PAIR, 2, length=Field("x")), [["red", 1], ["red"]], "/k/1", "[2]"),
        (ListOf(PAIR, 2, length=Field("x")), [["red", 8]], "/k/0/1", "0–7"),
        (Filled(Cell("a", Name(COLOURS)), 2, 9), ["red", "red", "red"], "/k", "[0–2]"),
        (Filled(Cell("a", Name(COLOURS)), 2, 9), ["red", None], "/k/1", "red, green, blue"),
        (NullIf(Field("x"), 0, Field("x", PlusOne(Seat()))), 3, "/k", "0–2"),
        (NullIf(Cell("card"), -1, PEOPLE), {"race": "red"}, "/k/hand", "hand"),
        (Nth(1, 2, Cell("a", Flag())), None, "/k", "true, false"),
    ],
)
def test_a_codec_refuses_what_cannot_be_with_its_path(codec: Codec, data: object, where: str, wanted: str) -> None:
    s = table(x=0, a=[0] * 6, card=[0] * 6, known=[0] * 6)
    assert refusal(lambda: codec.read(s, Reader({"k": data}).at("k"), 0)) == (where, wanted)


def test_reading_changes_what_it_names_and_no_more() -> None:
    s = table(x=5, a=[1, 2, 3], card=[7], many=4)
    NullIf(Field("x"), 0, Field("x", Whole(0, 9))).read(s, Reader(None), 0)
    Sparse(("p", "q"), Cell("a", Whole(1, 9)), by="place").read(s, Reader({"q": 9}), 0)
    ListOf(Cell("card", Whole(0, 9)), 1, length=Field("many")).read(s, Reader([]), 0)
    assert (s.x, s.a, s.card, s.many) == (5, [1, 9, 3], [7], 0)
    Bit("x").read(s, Reader(False), 2)
    assert s.x == 1
    Filled(Cell("a", Name(COLOURS)), 3, 9).read(s, Reader(["blue"]), 0)
    assert s.a == [2, 9, 9]


def test_a_pile_is_a_deck() -> None:
    s = SEALED.new(2, seed=1)
    written: Any = Pile("deck", 40).write(s, 0)
    assert set(written) == {"middle", "top", "bottom"}
    Pile("deck", 40).read(s, Reader({**written, "top": [[0, 3]]}), 0)
    assert Pile("deck", 40).write(s, 0) == {**written, "top": [[0, 3]]}
    secret = Reader({"k": {**written, "top": [[0, 1]]}}).at("k")
    assert refusal(lambda: Pile("deck", 40, known_to=0).read(s, secret, 0)) == ("/k/top/0/1", "0–0")
    assert refusal(lambda: Pile("deck", 0).read(s, Reader({**written, "middle": [1] * 6}), 0)) == ("/middle/0", "0–0")


# --- Schemas ---------------------------------------------------------------------------------------------------------


def is_misere(s: Any) -> bool:
    return bool(s.rules.options["misere"])


def test_a_key_is_there_where_it_belongs() -> None:
    schema = Schema(
        Key("x", Field("x", Whole(0, 9)), "x"),
        Key("y", Field("y", Whole(0, 9)), "y", when=is_misere),
    )
    s = table(x=1, y=2)
    assert schema.write(s) == {"x": 1}
    assert schema.write_run(s, 0, 2) == [{"x": 1}, {"x": 1}]
    assert refusal(lambda: schema.read(s, Reader({"x": 1, "y": 2}))) == ("/y", "x")
    s.rules = NIM.ruleset(3, {"misere": True})
    assert schema.write(s) == {"x": 1, "y": 2}
    assert refusal(lambda: schema.read(s, Reader({"x": 1}))) == ("/y", "y")


def test_what_follows_from_the_keys_is_filled_in_after_them() -> None:
    def double(s: Any) -> None:
        s.y = 2 * s.x

    s = table(x=0, y=0)
    Schema(Key("x", Field("x", Whole(0, 9)), "x"), after_read=double).read(s, Reader({"x": 4}))
    assert s.y == 8


def test_a_key_is_declared_once() -> None:
    with pytest.raises(ValueError, match="declared twice"):
        Schema(Key("x", Field("x", Flag()), "x"), Key("x", Field("y", Flag()), "y"))


def test_forms_nest_and_the_keys_within_are_found() -> None:
    one = Whole(0, 9)
    forms: list[tuple[Codec, str]] = [
        (PerSeat(ByName(("p", "q"), Cell("a", one), by="item")), "by seat and item: 0–9"),
        (PerSeat(PEOPLE), "by seat: {race, hand}"),
        (Times(3, Cell("a", one)), "3 times 0–9"),
        (Times(last_seat, Cell("a", one)), "so many times 0–9"),
        (Times(3, Cell("a", Flag()), by="task"), "by task: true or false"),
        (ByName(("p", "q"), Cell("a", one)), "{p, q}, each 0–9"),
        (Sparse(("p", "q"), Cell("a", one), by="place"), "by place: 0–9"),
        (ListOf(PAIR, 2, length=Field("x")), "list, each [red, green, blue, sum of 2 ** seat]"),
        (Filled(Cell("a", one), 2, 9), "list, each 0–9"),
        (NullIf(Cell("card"), -1, PEOPLE), "{race, hand} or null"),
        (Nth(1, 2, Cell("a", one)), "0–9"),
        (Bit("x"), "true or false"),
        (Pile("deck", 40), "deck"),
    ]
    assert [codec.form() for codec, _ in forms] == [form for _, form in forms]
    nested = PerSeat(Nth(0, 1, NullIf(Cell("card"), -1, PEOPLE)))
    assert [key.name for key in nested.parts()] == ["race", "hand"]
    assert list(Cell("a", one).parts()) == []
