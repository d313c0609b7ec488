"""Break each rule of a game, one small change at a time, and see whether a test fails.

    python tools/mutants.py sealed [--limit 50] [--seed 1] [--workers 2] [--json]

Every function that cites a clause is broken on the plain source, in a copy. A survivor is a change that no test
noticed: either a test is missing, or the change makes no difference. The latter may be explained in
docs/mutants-<game>.toml, entries `[[survivor]]` with file, line (its text), mutation, reason, and function where the
same line stands twice. Exit code 1 if fewer than --at-least percent of the unexplained mutants are killed.
"""

from __future__ import annotations

import argparse
import compileall
import json
import os
import random
import shutil
import signal
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from multiprocessing.process import BaseProcess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from bannerhall.core.ledger import marks  # noqa: E402
from mutantkit import trial  # noqa: E402
from mutantkit.breeding import Mutant, breed  # noqa: E402

KILLED, SURVIVED, EXPLAINED = "killed", "survived", "explained"
EXPLANATION = ("file", "line", "mutation", "reason")


class Stop(Exception):
    """Told in one line; nothing was measured."""


@dataclass
class Fate:
    mutant: Mutant
    outcome: str
    test: str = ""
    reason: str = ""


@dataclass
class Slot:
    """A copy of the source in which one mutant at a time lives."""

    scratch: Path
    mutant: Mutant | None = None
    process: BaseProcess | None = None
    started: float = 0.0

    @property
    def source(self) -> Path:
        return self.scratch / "src"


@dataclass
class Hunt:
    """The whole search: what is broken, what is run, what became of it."""

    source: Path
    folder: Path
    order: trial.Order
    timeout: float
    fates: list[Fate] = field(default_factory=list)
    killers: dict[str, list[str]] = field(default_factory=dict)  # by function: the tests that noticed, latest first

    def release(self, slot: Slot, mutant: Mutant) -> None:
        """Write the mutant into the slot's copy and start its trial."""
        source = mutant.file.read_bytes()
        target = slot.source / mutant.file.relative_to(self.source)
        target.write_bytes(source[: mutant.start] + mutant.text.encode() + source[mutant.end :])
        later = mutant.file.stat().st_mtime + 1000  # no compiled file of the sound source may pass for this one
        os.utime(target, (later, later))
        first = tuple(self.killers.get(mutant.function, [])[:3])
        slot.mutant, slot.started = mutant, time.monotonic()
        slot.process = trial.start(self._order(slot, clauses=mutant.clauses, first=first))

    def _order(self, slot: Slot, clauses: tuple[str, ...] = (), first: tuple[str, ...] = ()) -> trial.Order:
        changed = replace(self.order, source=slot.source, scratch=slot.scratch, clauses=clauses, first=first)
        return replace(changed, seconds=int(self.timeout) + 5) if self.timeout else changed

    def collect(self, slot: Slot) -> Fate | None:
        """The mutant's fate if its trial is over."""
        assert slot.process is not None
        assert slot.mutant is not None
        late = time.monotonic() - slot.started > self.timeout
        if slot.process.is_alive() and not late:
            return None
        if late:
            end(slot.process)
        slot.process.join()
        told = {"code": -1, "failed": "(timeout)"} if late else trial.answer(self._order(slot))
        fate = Fate(slot.mutant, SURVIVED if told["code"] == 0 else KILLED, str(told["failed"]))
        if fate.outcome == KILLED and "::" in fate.test:
            seen = self.killers.setdefault(slot.mutant.function, [])
            seen[:] = [fate.test, *(test for test in seen if test != fate.test)]
        target = slot.source / slot.mutant.file.relative_to(self.source)
        shutil.copy2(slot.mutant.file, target)
        slot.mutant = slot.process = None
        self.fates.append(fate)
        return fate

    def run(self, mutants: Sequence[Mutant], slots: Sequence[Slot]) -> Iterator[Fate]:
        waiting = list(mutants)
        try:
            while waiting or any(slot.process for slot in slots):
                for slot in slots:
                    fate = self.collect(slot) if slot.process else None
                    if fate is not None:
                        yield fate
                    if slot.process is None and waiting:
                        self.release(slot, waiting.pop(0))
                time.sleep(0.005)
        finally:
            for slot in slots:  # left early, by Ctrl-C for example: no trial may live on
                if slot.process is not None:
                    end(slot.process)

    def sound(self, slot: Slot) -> float:
        """Run the tests on the unbroken source; how long that takes."""
        order = replace(self._order(slot), seconds=self.order.seconds)
        began = time.monotonic()
        trial.start(order).join()
        told = trial.answer(order)
        if told["code"] != 0:
            why = told["failed"] or f"pytest ended with {told['code']}"
            raise Stop(f"the tests must pass on the sound source first: {why}\n{tail(order.log)}")
        if not Path(told["source"]).is_relative_to(order.source):
            raise Stop(f"the tests import {order.package} from {told['source']}, not from the copy that is broken")
        return time.monotonic() - began


def tail(log: Path) -> str:
    return "\n".join(log.read_text("utf-8", "replace").splitlines()[-15:])


def end(process: BaseProcess) -> None:
    """Kill a trial and everything it has started."""
    if hasattr(os, "killpg") and process.pid:
        try:
            os.killpg(process.pid, signal.SIGKILL)
            return
        except ProcessLookupError:
            pass
    process.kill()


def explanations(path: Path) -> list[dict[str, str]]:
    if not path.is_file():
        return []
    try:
        entries: list[dict[str, str]] = tomllib.loads(path.read_text("utf-8")).get("survivor", [])
    except tomllib.TOMLDecodeError as error:
        raise Stop(f"{path.name} is no TOML: {error}") from error
    for number, entry in enumerate(entries, 1):
        missing = [name for name in EXPLANATION if not entry.get(name)]
        if missing:
            raise Stop(f"{path.name}: survivor {number} lacks {', '.join(missing)}")
    return entries


def explain(fates: Sequence[Fate], entries: Sequence[dict[str, str]]) -> list[dict[str, str]]:
    """Mark the survivors that are explained; the explanations that no survivor needs come back."""
    used: set[int] = set()
    for fate in fates:
        mutant = fate.mutant
        for number, entry in enumerate(entries):
            fits = (entry["file"], entry["line"], entry["mutation"]) == (mutant.file.name, mutant.old, mutant.mutation)
            if fate.outcome == SURVIVED and fits and entry.get("function", mutant.function) == mutant.function:
                fate.outcome, fate.reason = EXPLAINED, entry["reason"]
                used.add(number)
    return [entry for number, entry in enumerate(entries) if number not in used]


def share(fates: Sequence[Fate]) -> float:
    counted = [fate for fate in fates if fate.outcome != EXPLAINED]
    return 100 * sum(fate.outcome == KILLED for fate in counted) / len(counted) if counted else 100.0


def line_of(fate: Fate) -> str:
    mutant = fate.mutant
    what = f"{mutant.old}  →  {mutant.new}" if mutant.mutation != "deleted" else f"{mutant.old}  →  deleted"
    end_note = {KILLED: f"  by {fate.test}", EXPLAINED: f"  ({fate.reason})", SURVIVED: ""}[fate.outcome]
    where = f"{mutant.file.name}:{mutant.line}"
    return f"{fate.outcome:<9} {where:<20} {' '.join(mutant.clauses)}  {what}{end_note}"


def as_json(game: str, fates: Sequence[Fate], stale: Sequence[dict[str, str]]) -> dict[str, object]:
    rows = [
        {
            "outcome": fate.outcome,
            "file": fate.mutant.file.name,
            "line": fate.mutant.line,
            "function": fate.mutant.function,
            "clauses": list(fate.mutant.clauses),
            "mutation": fate.mutant.mutation,
            "old": fate.mutant.old,
            "new": fate.mutant.new,
            "test": fate.test,
            "reason": fate.reason,
        }
        for fate in fates
    ]
    counts = {outcome: sum(fate.outcome == outcome for fate in fates) for outcome in (KILLED, SURVIVED, EXPLAINED)}
    summary: dict[str, object] = {"game": game, "total": len(fates), **counts, "share": round(share(fates), 2)}
    return {**summary, "mutants": rows, "stale_explanations": list(stale)}


def report(fates: Sequence[Fate], stale: Sequence[dict[str, str]]) -> str:
    """A line per clause with a test that guards it, then the survivors, then the sum."""
    out = [f"{'clause':<14} {'killed':>6} {'survived':>8} {'explained':>9}  guarded by"]
    for clause in sorted({clause for fate in fates for clause in fate.mutant.clauses}):
        mine = [fate for fate in fates if clause in fate.mutant.clauses]
        tests = [fate.test for fate in mine if fate.outcome == KILLED]
        guard = max(tests, key=tests.count) if tests else "nothing"
        counts = [sum(fate.outcome == outcome for fate in mine) for outcome in (KILLED, SURVIVED, EXPLAINED)]
        out.append(f"{clause:<14} {counts[0]:>6} {counts[1]:>8} {counts[2]:>9}  {guard}")
    out += ["", *(line_of(fate) for fate in fates if fate.outcome == EXPLAINED)]
    out += [line_of(fate) for fate in fates if fate.outcome == SURVIVED]
    out += [f"stale     {e['file']}: the explanation of {e['line']!r} fits no survivor" for e in stale]
    killed, survived = (sum(f.outcome == outcome for f in fates) for outcome in (KILLED, SURVIVED))
    apart = len(fates) - killed - survived
    out.append(
        f"\n{killed} killed, {survived} survived, {apart} explained, {len(fates)} in all: {share(fates):.1f} % killed"
    )
    return "\n".join(out)


def arguments(given: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="mutants", description="Break each rule of a game and see a test fail.")
    parser.add_argument("game", help="slug of the game, or hall for the core")
    parser.add_argument("--limit", type=int, default=0, help="try only so many mutants, drawn at random")
    parser.add_argument("--seed", type=int, default=0, help="of that draw")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--timeout", type=float, default=0, help="seconds a trial may take; a late one is killed")
    parser.add_argument("--at-least", type=float, default=95, metavar="PERCENT")
    parser.add_argument("--json", action="store_true", help="one JSON document on standard output")
    parser.add_argument("--list", action="store_true", help="only list the mutants")
    parser.add_argument("--package", default="", help="the game's package, if it is none of ours")
    parser.add_argument("--source", type=Path, default=ROOT / "src", help="the folder the package lies in")
    parser.add_argument("--tests", type=Path, default=ROOT / "tests")
    parser.add_argument("--explained", type=Path, default=None)
    return parser.parse_args(given)


def prepare(chosen: argparse.Namespace) -> tuple[Hunt, list[Mutant]]:
    core = "bannerhall.core" if chosen.game == "hall" else f"bannerhall.games.{chosen.game}"
    package = chosen.package or core
    source, tests = chosen.source.resolve(), chosen.tests.resolve()
    folder = source.joinpath(*package.split("."))
    if not folder.is_dir():
        raise Stop(f"there is no package {package} in {source}")
    mutants = breed(folder)
    if not mutants:
        raise Stop(f"no function in {package} cites a clause, so there is nothing to break")
    if chosen.limit and chosen.limit < len(mutants):
        mutants = sorted(random.Random(chosen.seed).sample(mutants, chosen.limit), key=mutants.index)
    prefixes = tuple({clause.split("-")[0] + "-" for mutant in mutants for clause in mutant.clauses})
    citing = sorted({m.file for m in marks(tests) for clause in m.clauses if clause.startswith(prefixes)})
    paths = (tests,) if chosen.package else trial.tests_for(tests, chosen.game, citing)
    if not paths:
        raise Stop(f"no test in {tests} belongs to {chosen.game}")
    games = trial.other_games(folder.parent, chosen.game)
    order = trial.Order(source, package, tests.parent, paths, games)
    return Hunt(source, folder, order, chosen.timeout), mutants


def copies(hunt: Hunt, scratch: Path, many: int) -> list[Slot]:
    """One copy of the source per worker, with everything compiled that a trial would otherwise compile again."""
    sys.pycache_prefix = str(scratch / "compiled")
    top = hunt.order.package.split(".")[0]
    skip = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    slots = [Slot(scratch / f"worker{number}") for number in range(max(1, many))]
    for slot in slots:
        shutil.copytree(hunt.source / top, slot.source / top, ignore=skip)
        compileall.compile_dir(slot.source, quiet=2)
    return slots


def main(given: Sequence[str]) -> int:
    chosen = arguments(given)
    explained = chosen.explained or ROOT / "docs" / f"mutants-{chosen.game}.toml"
    try:
        entries = explanations(explained)
        hunt, mutants = prepare(chosen)
        if chosen.list:
            print("\n".join(line_of(Fate(mutant, SURVIVED)).removeprefix(SURVIVED).strip() for mutant in mutants))
            return 0
        with tempfile.TemporaryDirectory(prefix="mutants-") as scratch:
            slots = copies(hunt, Path(scratch), chosen.workers)
            seconds = hunt.sound(slots[0])
            sys.dont_write_bytecode = True  # from here on nothing compiled may come from a broken source
            hunt.timeout = hunt.timeout or 5 + 6 * seconds
            tell(f"{len(mutants)} mutants; the tests take {seconds:.1f} s, a trial at most {hunt.timeout:.0f} s")
            for number, fate in enumerate(hunt.run(mutants, slots), 1):
                tell(f"{number:>4}/{len(mutants)} {line_of(fate)}")
    except Stop as stop:
        tell(str(stop))
        return 2
    fates = sorted(hunt.fates, key=lambda fate: mutants.index(fate.mutant))
    unused = explain(fates, entries)
    stale = [] if chosen.limit else unused
    print(json.dumps(as_json(chosen.game, fates, stale), indent=1) if chosen.json else report(fates, stale))
    return 0 if share(fates) >= chosen.at_least else 1


def tell(line: str) -> None:
    print(f"mutants: {line}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
