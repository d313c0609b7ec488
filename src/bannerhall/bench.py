"""`bannerhall bench`: our speed beside that of peers, as ratios inside one run.

Machines differ and drift, so no figure is compared with a stored one. Every item runs once per round in a
fresh process, in shuffled order, each after a calibration loop; CPU time counts; ratios are taken within
a round.
"""

from __future__ import annotations

import hashlib
import json
import os
import random
import statistics
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from time import process_time
from typing import Any, Final

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

PACKAGES: Final = Path(__file__).resolve().parent.parent  # where our items must import bannerhall from, too
SEED: Final = 7
CALIBRATION_STEPS: Final = 400_000
DRIFT: Final = 0.4  # a sample counts if its calibration is within this share of the run's median
TOO_MANY: Final = 1 / 3  # discarded samples, from which on nothing is judged
SURE: Final = 7  # rounds from which on one outlier is forgiven
PATIENCE: Final = 120.0  # seconds an item may take beyond ten times its own
INSTALL_PATIENCE: Final = 600.0
RATE: Final = "decisions_per_second"
UNITS: Final = {
    "clone_us": "µs",
    "policy_us": "µs",
    "first_question_s": "s",
    "simulations_per_second": "/s",
    "sink_ratio": "x",
}

PASS: Final = "pass"
FAIL: Final = "fail"
NOT_MEASURED: Final = "not measured"
NOT_JUDGED: Final = "not judged"


class Absent(Exception):
    """Something could not be measured; the text says why, in one line."""


@dataclass(frozen=True, slots=True)
class Item:
    """One script in `benchmarks/items`; `home` names the environment of a peer and is empty for ours."""

    name: str
    script: str
    home: str = ""
    arguments: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Gate:
    """A floor under our ratio to a peer, or a ceiling over a cost."""

    item: str
    figure: str
    bound: float
    peer: str = ""
    needs_compiled: bool | None = None  # None: holds either way

    @property
    def is_floor(self) -> bool:
        return self.figure == RATE

    @property
    def text(self) -> str:
        mode = {True: ", compiled", False: ", uncompiled", None: ""}[self.needs_compiled]
        if self.is_floor:
            return f"{self.item} >= {self.bound:g}x {self.peer}{mode}"
        return f"{self.item} {self.figure} <= {self.bound:g}{mode}"


@dataclass(frozen=True, slots=True)
class Sample:
    """What one process said in one round, and how fast the machine was just before it."""

    round: int
    item: str
    calibration: float
    line: dict[str, Any]

    def figure(self, name: str) -> float | None:
        if name != RATE:
            value = self.line.get(name)
            return None if value is None else float(value)
        decisions, cpu_s = self.line["decisions"], self.line["cpu_s"]
        return decisions / cpu_s if decisions and cpu_s else None


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be measured."""

    folder: Path
    items: list[Item]
    rounds: int
    seconds: float


@dataclass(slots=True)
class Run:
    """What was measured."""

    plan: Plan
    samples: list[Sample] = field(default_factory=list)
    missing: dict[str, str] = field(default_factory=dict)  # item -> why

    def kept(self) -> list[Sample]:
        """Samples taken while the machine ran at about its usual speed."""
        if not self.samples:
            return []
        usual = statistics.median(sample.calibration for sample in self.samples)
        return [s for s in self.samples if abs(s.calibration / usual - 1) <= DRIFT]

    def judgeable(self) -> bool:
        return len(self.samples) - len(self.kept()) < TOO_MANY * len(self.samples)

    def compiled(self) -> bool | None:
        ours = {item.name for item in self.plan.items if not item.home}
        modes = {bool(s.line["compiled"]) for s in self.samples if s.item in ours}
        return modes.pop() if len(modes) == 1 else None

    def by_round(self, item: str, figure: str) -> dict[int, float]:
        if item in self.missing:
            return {}
        found = ((s.round, s.figure(figure)) for s in self.kept() if s.item == item)
        return {number: value for number, value in found if value is not None}

    def ratios(self, item: str, peer: str) -> list[float]:
        ours, theirs = self.by_round(item, RATE), self.by_round(peer, RATE)
        return [ours[number] / theirs[number] for number in sorted(ours.keys() & theirs.keys())]


PEERS: Final = (
    Item("catanatron", "peer_catanatron.py", "catanatron"),
    Item("chess", "peer_chess.py", "chess"),
    Item("openspiel_chess", "peer_openspiel_chess.py", "openspiel"),
    Item("openspiel_backgammon", "peer_openspiel_backgammon.py", "openspiel"),
    Item("openspiel_hearts", "peer_openspiel_hearts.py", "openspiel"),
)
OWN: Final = ("loop", "stepped", "clone", "search", "policy", "import")


def own_items(game: str) -> list[Item]:
    return [Item(f"{game}_{what}", f"own_{what}.py", arguments=("--game", game)) for what in OWN]


CLONE_US = {"sealed": 1.0, "leaders": 2.0, "runewars": 3.0}  # what a copy may cost; 1.5 µs where nothing is said
POLICY_US = 8.0  # what an answer of a policy may cost
# How many times as many decisions as catanatron: in the loop 60 where nothing is said, stepped from Python 15.
LOOP_TIMES = {"leaders": 40.0, "chicken": 50.0, "runewars": 30.0}
STEPPED_TIMES = {"runewars": 10.0}


def gates(game: str) -> list[Gate]:
    return [
        Gate(f"{game}_loop", RATE, LOOP_TIMES.get(game, 60.0), "catanatron", needs_compiled=True),
        Gate(f"{game}_stepped", RATE, STEPPED_TIMES.get(game, 15.0), "catanatron", needs_compiled=True),
        Gate(f"{game}_loop", RATE, 2.0, "catanatron", needs_compiled=False),
        Gate(f"{game}_stepped", RATE, 1.0, "openspiel_chess", needs_compiled=True),
        Gate(f"{game}_stepped", RATE, 1.0, "openspiel_backgammon", needs_compiled=True),
        Gate(f"{game}_clone", "clone_us", CLONE_US.get(game, 1.5), needs_compiled=True),
        Gate(f"{game}_policy", "policy_us", POLICY_US, needs_compiled=True),
        Gate(f"{game}_import", "first_question_s", 0.5),
    ]


def find_benchmarks() -> Path:
    """The folder of the checkout that this package or its compiled copy lies in, else of where we are."""
    for root in (*Path(__file__).resolve().parents, Path.cwd()):
        if (root / "benchmarks" / "items").is_dir():
            return root / "benchmarks"
    raise Absent("bench needs the folder benchmarks/ of a Bannerhall checkout: run it from there")


def calibrate() -> float:
    """CPU seconds of a fixed piece of work: tells a slowed machine from a slowed item."""
    start, x = process_time(), SEED
    for _ in range(CALIBRATION_STEPS):
        x = (x * 1103515245 + 12345) & 0x7FFFFFFF
    return process_time() - start


def last_line(text: str) -> str:
    lines = text.strip().splitlines()
    return lines[-1].strip() if lines else "no output"


def run_quietly(command: list[str], timeout: float, environment: dict[str, str] | None = None) -> str:
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=timeout, env=environment, check=False)
    except subprocess.TimeoutExpired:
        raise Absent(f"no answer within {timeout:.0f} s") from None
    if done.returncode:
        raise Absent(last_line(done.stderr))
    return done.stdout


def peer_python(root: Path, home: str) -> Path:
    """The interpreter of a peer's own environment, made on first use and again when its lock has changed."""
    program = "Scripts/python.exe" if os.name == "nt" else "bin/python"
    prepared = root / ".peers" / home
    if (prepared / "hall.json").is_file():  # `hall.py bench --peers` has made it and keeps it current
        return prepared / program
    lock, place = root / "requirements" / f"peers-{home}.lock", prepared
    if not lock.is_file():
        raise Absent(f"requirements/{lock.name} is missing")
    python = place / program
    stamp, wanted = place / "installed.sha256", hashlib.sha256(lock.read_bytes()).hexdigest()
    if stamp.is_file() and stamp.read_text() == wanted:
        return python
    run_quietly([sys.executable, "-m", "venv", "--clear", str(place)], INSTALL_PATIENCE)
    pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    run_quietly([*pip, "--require-hashes", "-r", str(lock)], INSTALL_PATIENCE)
    stamp.write_text(wanted)  # written last, so that a half-made environment is made again
    return python


def measure(item: Item, python: Path, plan: Plan) -> dict[str, Any]:
    """One fresh process of one item."""
    # The same hash seed everywhere, or sets and therefore games would differ from process to process.
    environment = os.environ | {"PYTHONHASHSEED": "0", "PYTHONPATH": "" if item.home else str(PACKAGES)}
    command = [str(python), str(plan.folder / "items" / item.script), *item.arguments]
    command += ["--seconds", str(plan.seconds), "--seed", str(SEED)]
    answer = run_quietly(command, timeout=10 * plan.seconds + PATIENCE, environment=environment)
    line: dict[str, Any] = json.loads(last_line(answer))
    return line


def pythons(run: Run, console: Console) -> dict[str, Path]:
    """An interpreter per item; items whose environment cannot be had are noted as missing."""
    found: dict[str, Path] = {}
    root = run.plan.folder.parent
    for item in run.plan.items:
        try:
            found[item.name] = peer_python(root, item.home) if item.home else Path(sys.executable)
        except Absent as error:
            run.missing[item.name] = str(error)
            console.print(f"{item.name}: {error}", highlight=False)
    return found


def take_sample(run: Run, number: int, item: Item, python: Path) -> None:
    calibration = calibrate()
    try:
        line = measure(item, python, run.plan)
        if any(s.item == item.name and s.line["checksum"] != line["checksum"] for s in run.samples):
            raise Absent("the same seed gave another checksum")
    except Absent as error:
        run.missing[item.name] = str(error)
    else:
        run.samples.append(Sample(number, item.name, calibration, line))


def run_rounds(plan: Plan) -> Run:
    """Every item once per round. An item that fails once is out, and said to be."""
    console, run, shuffler = Console(stderr=True), Run(plan), random.Random(SEED)
    interpreters = pythons(run, console)
    # No refresh thread: it would steal time from what is measured.
    with Progress(console=console, auto_refresh=False) as progress:
        task = progress.add_task("", total=plan.rounds * len(plan.items))
        for number in range(plan.rounds):
            for item in shuffler.sample(plan.items, len(plan.items)):
                progress.update(task, description=f"{number + 1}/{plan.rounds} {item.name}", refresh=True)
                if item.name not in run.missing:
                    take_sample(run, number, item, interpreters[item.name])
                progress.update(task, advance=1, refresh=True)
    return run


def cautious(values: list[float], floor: bool) -> float:
    """The value a gate looks at: the second worst of seven or more, the worst of fewer."""
    worst_first = sorted(values, reverse=not floor)
    return worst_first[1 if len(values) >= SURE else 0]


def judge(gate: Gate, run: Run) -> dict[str, Any]:
    """One gate's verdict. What was not measured is never passed."""
    verdict: dict[str, Any] = {"gate": gate.text, "bound": gate.bound, "value": None, "status": NOT_MEASURED}
    if gate.needs_compiled is not None and gate.needs_compiled is not run.compiled():
        return verdict
    values = run.ratios(gate.item, gate.peer) if gate.peer else list(run.by_round(gate.item, gate.figure).values())
    if not values:
        return verdict
    value = cautious(values, gate.is_floor)
    kept = value >= gate.bound if gate.is_floor else value <= gate.bound
    status = (PASS if kept else FAIL) if run.judgeable() else NOT_JUDGED
    return verdict | {"value": value, "status": status}


def spread(values: Iterable[float]) -> dict[str, float]:
    known = list(values)
    return {"median": statistics.median(known), "min": min(known), "max": max(known)}


def result(item: Item, run: Run) -> dict[str, Any] | None:
    """An item's rate, and for ours the ratios to the peers of the same run."""
    rates = run.by_round(item.name, RATE)
    if not rates:
        return None
    ratios = {} if item.home else {peer.name: run.ratios(item.name, peer.name) for peer in PEERS}
    spreads = {peer: spread(values) for peer, values in ratios.items() if values}
    rate = spread(rates.values())
    return {
        "name": item.name,
        RATE: rate["median"],
        "range": [rate["min"], rate["max"]],
        "ratio_to": {peer: one["median"] for peer, one in spreads.items()},
        "ratio_range": {peer: [one["min"], one["max"]] for peer, one in spreads.items()},
    }


def measures(run: Run) -> list[dict[str, Any]]:
    """The figures that are not decisions per second."""
    rows = []
    for item in run.plan.items:
        for figure, unit in UNITS.items():
            values = run.by_round(item.name, figure)
            if values:
                rows.append({"name": item.name, "figure": figure, "unit": unit} | spread(values.values()))
    return rows


def report(run: Run, judged: list[Gate], peers_wanted: bool) -> dict[str, Any]:
    """The whole outcome as one JSON document; the tables show the same."""
    missing = dict(run.missing)
    if not peers_wanted:
        missing |= {peer.name: "not asked for: --peers" for peer in PEERS}
    results = (result(item, run) for item in run.plan.items)
    return {
        "compiled": run.compiled(),
        "rounds": run.plan.rounds,
        "seconds": run.plan.seconds,
        "samples": len(run.samples),
        "discarded": len(run.samples) - len(run.kept()),
        "results": [one for one in results if one is not None],
        "measures": measures(run),
        "gates": [judge(gate, run) for gate in judged],
        NOT_MEASURED.replace(" ", "_"): missing,
        "versions": {s.item: s.line["versions"] for s in run.samples},
    }


def short(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


def table(title: str, names: list[str], rows: list[list[str]]) -> Table:
    made = Table(title=title, title_justify="left")
    for number, name in enumerate(names):
        made.add_column(name, justify="right" if number else "left", no_wrap=True)
    for row in rows:
        made.add_row(*row)
    return made


def show(document: dict[str, Any]) -> None:
    console, span = Console(), ["median", "min", "max"]
    mode = {True: "compiled", False: "UNCOMPILED", None: "compiled or not: unknown"}[document["compiled"]]
    console.print(f"engine: {mode}; {document['discarded']} of {document['samples']} samples discarded")
    results = document["results"]
    rates = [[r["name"], *(f"{value:,.0f}" for value in (r[RATE], *r["range"]))] for r in results]
    console.print(table("decisions per CPU second", ["item", *span], rates))
    ratios = [
        [r["name"], peer, *(f"{value:,.1f}" for value in (ratio, *r["ratio_range"][peer]))]
        for r in results
        for peer, ratio in r["ratio_to"].items()
    ]
    if ratios:
        console.print(table("times as fast as", ["item", "peer", *span], ratios))
    costs = [[m["name"], m["figure"], *(short(m[key]) for key in span)] for m in document["measures"]]
    console.print(table("other figures", ["item", "figure", *span], costs))
    verdicts = [
        [one["gate"], "" if one["value"] is None else short(one["value"]), one["status"]] for one in document["gates"]
    ]
    console.print(table("gates", ["gate", "value", "status"], verdicts))
    for name, why in document["not_measured"].items():
        console.print(f"{NOT_MEASURED}: {name}: {why}", highlight=False, markup=False, soft_wrap=True)


def exit_code(document: dict[str, Any], own: Iterable[Item]) -> int:
    """1 when a gate failed, nothing could be judged, or an item of ours broke."""
    bad = any(one["status"] in (FAIL, NOT_JUDGED) for one in document["gates"])
    return int(bad or any(item.name in document["not_measured"] for item in own))


def main(peers: bool, as_json: bool, rounds: int, seconds: float, games: list[str]) -> int:
    try:
        folder = find_benchmarks()
    except Absent as error:
        print(error, file=sys.stderr)
        return 1
    own = [item for game in games for item in own_items(game)]
    run = run_rounds(Plan(folder, own + list(PEERS) if peers else own, rounds, seconds))
    document = report(run, [gate for game in games for gate in gates(game)], peers)
    if as_json:
        print(json.dumps(document, indent=2, ensure_ascii=False))
    else:
        show(document)
    return exit_code(document, own)
