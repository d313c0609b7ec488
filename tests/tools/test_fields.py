"""What tools/fields.py writes from the fields of a state, and what it says of a wrong one."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))

import fields

MODULE = """
{blanks}

class Table(State):
    {field}

{begin}{end}
    def own(self) -> int:
        return 1
"""


def module(field: str) -> str:
    return MODULE.format(blanks=fields.BLANKS, field=field, begin=fields.BEGIN, end=fields.END)


def written(field: str) -> str:
    return fields.rewritten(module(field))


def test_all_states_of_the_games_are_what_their_fields_say() -> None:
    assert fields.states()
    assert fields.main(["--check"]) == 0


def test_writing_again_changes_nothing() -> None:
    once = written("coins: Annotated[vec[i64], row(SEATS, 0, 9)]")
    assert fields.rewritten(once) == once


def test_a_row_is_copied_blank_and_checked() -> None:
    text = written("coins: Annotated[vec[i64], row(SEATS, 0, 9)]")
    assert "BLANK_COINS: Final = vec[i64]([0] * SEATS)" in text
    assert "self.coins = src.coins[:]" in text
    assert "self.coins = BLANK_COINS[:]" in text
    assert 'outside("coins", self.coins, 0, 9)' in text
    assert text.rstrip().endswith("return 1"), "what stands behind the marks stays"


def test_a_shared_row_has_a_setter_that_replaces_it() -> None:
    text = written("camps: Annotated[vec[i64], row(SEATS, blank=-1, shared=True)]")
    assert "self.camps = src.camps\n" in text
    assert "BLANK_CAMPS: Final = vec[i64]([-1] * SEATS)" in text
    assert "def set_camps(self, at: i64, value: i64)" in text
    assert "def own_rows(self)" in text


def test_a_number_begins_as_it_says() -> None:
    text = written("round: Annotated[i64, whole(0, MOST, start=1)]\n    led: Annotated[i64, whole(0, 1, made_by=led)]")
    assert "self.round = 1" in text
    assert "self.led = led(rules)" in text
    assert 'f"round is {self.round}, not 0 to {MOST}"' in text


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("coins: Annotated[vec[i64], rows(SEATS)]", "line 6: coins is a rows; known are row, whole and pile"),
        ("coins: Annotated[vec[i64], row(SEATS, 0)]", "line 6: coins needs a lowest and a highest value"),
        ("coins: Annotated[vec[i64], row(SEATS, 0, 9, begin=1)]", "line 6: row of coins has no begin="),
        ("coins: Annotated[vec[i64], SEATS]", "line 6: coins needs a type and row"),
        ("judge: Annotated[i64, whole(0, 9)]", "line 6: every state has a judge already; give the field another name"),
        ("seats: Annotated[i64, whole(0, 9)]", "line 6: every state has a seats already"),
        ("coins: int", "line 6: coins would not be copied; declare it as"),
        ("COINS = 3", "one class with Annotated fields is needed"),
    ],
)
def test_a_wrong_field_is_told_with_its_line(field: str, wrong: str) -> None:
    with pytest.raises(fields.BadField, match=wrong.replace("(", r"\(")):
        written(field)


def test_a_stale_state_fails_the_check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    stale = tmp_path / "state.py"
    stale.write_text(module("coins: Annotated[vec[i64], row(SEATS, 0, 9)]"), encoding="utf-8")
    assert fields.main(["--check", str(stale)]) == 1
    assert "is not what its fields say: run `make fields`" in capsys.readouterr().err
    assert fields.main([str(stale)]) == 0
    assert fields.main(["--check", str(stale)]) == 0
