"""Files are written whole or not at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from bannerhall.core.errors import BadRequest
from bannerhall.files import OWNER_ONLY, replacing, write_whole


def test_a_file_is_replaced_by_the_new_one_and_nothing_else_stays(tmp_path: Path) -> None:
    path = tmp_path / "some" / "folder" / "match.record"
    for text in ("old", "né, neu – 😀\n"):
        write_whole(path, text)
        assert path.read_bytes().decode("utf-8") == text
    assert list(path.parent.iterdir()) == [path]


def test_until_all_is_written_the_old_file_stands(tmp_path: Path) -> None:
    path = tmp_path / "hall.backup"
    write_whole(path, "old")
    with replacing(path) as out:
        out.write(b"new")
        out.flush()
        assert path.read_text("utf-8") == "old"
    assert path.read_text("utf-8") == "new"


def test_what_fails_half_way_leaves_everything_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "hall.backup"
    write_whole(path, "old")

    def fail() -> None:
        with replacing(path) as out:
            out.write(b"half")
            raise LookupError

    with pytest.raises(LookupError):
        fail()
    assert (list(tmp_path.iterdir()), path.read_text("utf-8")) == ([path], "old")


def test_a_secret_file_is_for_its_owner_from_the_first_moment(tmp_path: Path) -> None:
    path = tmp_path / "token"
    path.write_text("old", "utf-8")
    path.chmod(0o644)
    with replacing(path, OWNER_ONLY) as out:
        (beside,) = set(tmp_path.iterdir()) - {path}
        assert beside.stat().st_mode & 0o777 == OWNER_ONLY
        out.write(b"new")
    assert path.stat().st_mode & 0o777 == OWNER_ONLY


def test_where_nothing_can_be_written_it_is_said_which_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    for path in (tmp_path / "file" / "below", tmp_path):
        with pytest.raises(BadRequest) as refused:
            write_whole(path, "text")
        assert (refused.value.message, refused.value.facts["file"]) == ("cannot-write-file", str(path))
    assert [found.name for found in tmp_path.iterdir()] == ["file"]
