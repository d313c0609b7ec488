"""A hall from afar: for bots, for the terminal, for tests. Of the server it needs the types of messages only.

hall = Hall("http://127.0.0.1:8421")
hall.guest("Runa")
table = hall.make_table("xorlosch", ["me", "greedy"], start=True)
with hall.play(table.id) as play:
    play.run(lambda scene: random.choice(choices(scene)))
"""

from bannerhall.client.actions import choices
from bannerhall.client.errors import HallError, StaleAct, Unreachable
from bannerhall.client.hall import Hall
from bannerhall.client.play import Play

__all__ = ["Hall", "HallError", "Play", "StaleAct", "Unreachable", "choices"]
