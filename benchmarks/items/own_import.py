"""Wall time of a fresh process from its start to the first question to a player."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
from time import perf_counter

import _measure
import _own

AT_LEAST = 3
QUESTION = """import bannerhall
print(bannerhall.game({game!r}).new(seats={seats}, seed={seed}).prompt().to_json())"""


def main() -> None:
    wanted = _own.arguments()
    about = _own.about(wanted.game)  # first of all: half an engine may not even start
    command = [sys.executable, "-c", QUESTION.format(**vars(wanted))]
    # The first process is not counted: it brings the files into memory.
    question = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout
    waits: list[float] = []
    while len(waits) < AT_LEAST or sum(waits) < wanted.seconds:
        start = perf_counter()
        subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
        waits.append(perf_counter() - start)
    spent = os.times()
    _measure.line(
        f"{wanted.game}_import",
        _measure.Tally(),  # a cost, not a rate: nothing is counted
        {"cpu_s": spent.children_user + spent.children_system, "wall_s": sum(waits)},
        checksum=_measure.checksum(question),
        first_question_s=statistics.median(waits),
        **about,
    )


if __name__ == "__main__":
    main()
