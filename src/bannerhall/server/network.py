"""Where this machine can be reached from the room: its address in the local network, and that address as a QR code."""

from __future__ import annotations

import contextlib
import io
import ipaddress
import socket

import segno

ELSEWHERE = ("192.0.2.1", "10.255.255.255")  # nothing is sent there: it only makes the system choose an interface


def local_addresses() -> list[str]:
    """Addresses of this machine that phones in the same room can reach, the likeliest first. Never localhost."""
    found: list[str] = []
    for there in ELSEWHERE:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect((there, 9))
                found.append(str(probe.getsockname()[0]))
            except OSError:
                continue
    with contextlib.suppress(OSError):
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [address for address in dict.fromkeys(found) if reachable(address)]


def reachable(address: str) -> bool:
    """Whether an address means this machine to others. Of a name we cannot know; it is believed."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return True
    return not (known.is_loopback or known.is_unspecified or known.is_link_local or known.is_multicast)


def qr_code(text: str) -> str:
    """The text as a QR code for a terminal, readable on light and dark ground."""
    out = io.StringIO()
    segno.make(text, error="m").terminal(out=out, compact=True)
    return out.getvalue()
