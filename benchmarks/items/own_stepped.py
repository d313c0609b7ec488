"""Random games stepped from Python, as a learning loop does it: who is asked, what is legal, answer."""

from __future__ import annotations

import _measure
import _own


def main() -> None:
    wanted = _own.arguments()
    start, tally = _own.start(wanted), _measure.Tally()
    first = start.clone()
    _own.step_through(first, wanted.seed, _measure.Tally())
    clock = _measure.timed(lambda seed: _own.step_through(start.clone(), seed, tally), wanted.seed, wanted.seconds)
    _measure.line(f"{wanted.game}_stepped", tally, clock, checksum=_own.checksum(first), **_own.about(wanted.game))


if __name__ == "__main__":
    main()
