"""Frames of a live connection, as the WebSocket protocol has them: written by the hall, and looked at as they come."""

from __future__ import annotations

from struct import Struct
from typing import Final

FINAL_TEXT: Final = 0x81  # the first byte of a frame that is a whole message of text
MASKED: Final = 0x80
SHORT: Final = 126  # lengths from here on stand in two more bytes, and from LONG on in eight
LONG: Final = 1 << 16
tiny_head = Struct(">BB").pack
short_head = Struct(">BBH").pack
long_head = Struct(">BBQ").pack


def head_of(length: int) -> bytes:
    """What stands before a text of so many bytes in a frame of a server, which is not masked."""
    if length < SHORT:
        return tiny_head(FINAL_TEXT, length)
    if length < LONG:
        return short_head(FINAL_TEXT, SHORT, length)
    return long_head(FINAL_TEXT, SHORT + 1, length)


def frame(text: bytes) -> bytes:
    """A message of text as one frame."""
    return head_of(len(text)) + text


def whole_frame(data: bytes) -> int:
    """Where the payload begins if this is one masked frame and nothing else; 0 if it is anything else."""
    size = len(data)
    if size < 6 or not data[1] & MASKED:
        return 0
    length = data[1] & 0x7F
    if length < SHORT:
        return 6 if size == 6 + length else 0
    return 8 if length == SHORT and size > 8 and size == 8 + (data[2] << 8 | data[3]) else 0
