"""After the trial: does the store hold what was promised, once, and does everybody remember the same?"""

from __future__ import annotations

from dataclasses import dataclass, field

from bannerhall.core.record import ANSWER
from bannerhall.games import game
from bannerhall.server.sitting import Sitting
from bannerhall.server.store import Database
from bannerhall.server.store import entries as stored
from chaoskit.players import Player


@dataclass
class Verdict:
    acknowledged: int = 0
    matches: int = 0
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    diverged: list[str] = field(default_factory=list)

    @property
    def good(self) -> bool:
        return not (self.lost or self.doubled or self.diverged)


async def audit(db: Database, players: list[Player]) -> Verdict:
    verdict = Verdict()
    for table in dict.fromkeys(player.table for player in players):
        verdict.matches += 1
        sitting = await sitting_of(db, table, verdict)
        if sitting is None:
            continue
        for player in players:
            if player.table == table:
                await audit_player(db, sitting, player, verdict)
    return verdict


async def sitting_of(db: Database, table: str, verdict: Verdict) -> Sitting | None:
    """The match as the store has it; one that does not replay has diverged."""
    row = await stored.match(db, table)
    if row is None:
        verdict.lost.append(f"table {table}")
        return None
    sitting = Sitting(game(str(row["game"])), row, await stored.chairs(db, table))
    try:
        for entry in await stored.after(db, table, 0, 1_000_000):
            sitting.take(int(entry["number"] or 0), float(entry["at"] or 0), str(entry["data"]))
    except Exception as error:
        verdict.diverged.append(f"{table} does not replay: {error}")
        return None
    if sitting.head != row["head"]:
        verdict.diverged.append(f"{table} has {sitting.head} entries and says {row['head']}")
    return sitting


async def audit_player(db: Database, sitting: Sitting, player: Player, verdict: Verdict) -> None:
    vocabulary = sitting.state.rules.vocabulary
    where = f"{player.table} seat {player.seat}"
    sql = "SELECT key FROM receipt WHERE match = :match AND account = :account"
    receipts = {row["key"] for row in await db.rows(sql, {"match": player.table, "account": player.account})}
    for promise in player.promises:
        verdict.acknowledged += promise.kept
        if promise.kept and promise.key not in receipts:
            verdict.lost.append(f"{where}: {promise.action}")
    # What stands in the log must be what has a receipt, each once. Passes are left out: the table gives some itself.
    done = [vocabulary.from_json(promise.action) for promise in player.promises if promise.key in receipts]
    wanted = [action for action in done if not vocabulary.is_pass(action)]
    entries = [entry for entry in sitting.match.record.entries if entry.kind == ANSWER and entry.seat == player.seat]
    written = [entry.action for entry in entries if not vocabulary.is_pass(entry.action)]
    if len(written) > len(wanted):
        verdict.doubled.append(f"{where}: {len(written)} answers instead of {len(wanted)}")
    elif len(written) < len(wanted):
        verdict.lost.append(f"{where}: {len(written)} answers instead of {len(wanted)}")
    elif written != wanted:
        verdict.diverged.append(f"{where}: answers in another order")
    lines = sitting.table.feed(player.seat).lines
    for number, line in player.lines.items():
        if number > len(lines) or without_sets(lines[number - 1]) != without_sets(line):
            verdict.diverged.append(f"{where}: line {number}")
    verdict.diverged += [f"{where}: {told}" for told in player.contradictions]


def without_sets(line: object) -> object:
    """As JSON has it: tuples are lists, keys are text."""
    import json

    return json.loads(json.dumps(line))
