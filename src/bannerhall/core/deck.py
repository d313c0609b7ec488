"""Decks and hidden hands. A deck is counts of the cards nobody can place, plus a known top and a known bottom.

Drawing from the unknown middle is a chance decision over the counts; a peek is such a draw put back onto the top with
a mask of the seats that know it; a card put underneath takes its mask along; a shuffle folds everything back.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.chance import Stream
from bannerhall.core.reading import Reader

REACH: Final = 16  # how many cards can lie known at either end
NO_PLACES: Final = vec[i64]([0] * (4 * REACH))
BOTTOM: Final = 2 * REACH  # where the bottom's pairs begin


@final
class Pool:
    """Exchangeable cards while a world is resampled: put in what the seat cannot know, take out at random."""

    def __init__(self, counts: vec[i64]) -> None:
        self.counts: vec[i64] = counts
        self.size: i64 = 0
        for i in range(len(counts)):
            self.size += counts[i]

    def put(self, card: i64) -> None:
        self.counts[card] += 1
        self.size += 1

    def take(self, stream: Stream) -> i64:
        roll = stream.below(self.size)
        card: i64 = 0
        while roll >= self.counts[card]:
            roll -= self.counts[card]
            card += 1
        self.counts[card] -= 1
        self.size -= 1
        return card


@final
class Deck:
    counts: vec[i64]  # the middle, by card
    middle: i64
    places: vec[i64]  # (card, mask) pairs: the top upwards, then from BOTTOM on the bottom downwards
    tops: i64
    bottoms: i64

    def __init__(self, src: Deck | None, counts: vec[i64]) -> None:
        """A copy of `src`, or a shuffled deck of these counts (which it then owns)."""
        self.counts = counts
        if src is not None:
            self.middle = src.middle
            # Most decks have no placed card most of the time: those share the empty row until one is put there.
            self.places = src.places[:] if src.tops + src.bottoms != 0 else NO_PLACES
            self.tops = src.tops
            self.bottoms = src.bottoms
        else:
            self.middle = 0
            for i in range(len(counts)):
                self.middle += counts[i]
            self.places = NO_PLACES
            self.tops = 0
            self.bottoms = 0

    def clone(self) -> Deck:
        return Deck(self, self.counts[:])

    def size(self) -> i64:
        return self.tops + self.middle + self.bottoms

    def open(self) -> bool:
        """Whether the next card drawn is decided by chance."""
        return self.tops == 0 and self.middle != 0

    def fill_outcomes(self, base: i64, out: vec[i64], weights: vec[i64]) -> i64:
        """The cards chance may draw from the middle, as actions base + card, weighted by their counts."""
        n: i64 = 0
        for card in range(len(self.counts)):
            if self.counts[card] != 0:
                out[n] = base + card
                weights[n] = self.counts[card]
                n += 1
        return n

    def draw_middle(self, card: i64) -> None:
        """Chance has drawn this card from the middle."""
        self.counts[card] -= 1
        self.middle -= 1

    def top_mask(self) -> i64:
        """Who knows the card that would be drawn next; 0 if it is open."""
        if self.tops != 0:
            return self.places[2 * self.tops - 1]
        return self.places[BOTTOM + 1] if self.middle == 0 and self.bottoms != 0 else i64(0)

    def top_card(self) -> i64:
        """The card that would be drawn next; the deck must not be open or empty."""
        return self.places[2 * self.tops - 2] if self.tops != 0 else self.places[BOTTOM]

    def show_top(self, mask: i64) -> bool:
        """Let these seats see the next card, which must be placed; tell whether anybody learned something."""
        at = 2 * self.tops - 1 if self.tops != 0 else i64(BOTTOM + 1)
        before = self.places[at]
        self.places[at] = before | mask
        return self.places[at] != before

    def draw(self) -> i64:
        """Take the placed card that lies uppermost. Ask `top_mask` before for who knows it."""
        if self.tops != 0:
            self.tops -= 1
            card = self.places[2 * self.tops]
            self.places[2 * self.tops] = 0
            self.places[2 * self.tops + 1] = 0
            return card
        card = self.places[BOTTOM]
        self.bottoms -= 1
        for i in range(2 * self.bottoms):
            self.places[BOTTOM + i] = self.places[BOTTOM + i + 2]
        self.places[BOTTOM + 2 * self.bottoms] = 0
        self.places[BOTTOM + 2 * self.bottoms + 1] = 0
        return card

    def put_top(self, card: i64, mask: i64) -> None:
        """Lay a card on the deck, known to the seats of the mask."""
        if self.tops == REACH:
            raise RuntimeError("too many known cards on top of a deck")
        self.own_places()
        self.places[2 * self.tops] = card
        self.places[2 * self.tops + 1] = mask
        self.tops += 1

    def put_bottom(self, card: i64, mask: i64) -> None:
        """Put a card underneath the deck, known to the seats of the mask."""
        if self.bottoms == REACH:
            raise RuntimeError("too many known cards underneath a deck")
        self.own_places()
        self.places[BOTTOM + 2 * self.bottoms] = card
        self.places[BOTTOM + 2 * self.bottoms + 1] = mask
        self.bottoms += 1

    def own_places(self) -> None:
        """Before a card is placed: a row of one's own instead of the shared empty one."""
        if self.tops + self.bottoms == 0:
            self.places = NO_PLACES[:]

    def shuffle(self) -> None:
        """Mix everything: nobody knows a place any more."""
        for i in range(self.tops):
            self.counts[self.places[2 * i]] += 1
        for i in range(self.bottoms):
            self.counts[self.places[BOTTOM + 2 * i]] += 1
        self.middle += self.tops + self.bottoms
        self.tops = 0
        self.bottoms = 0
        self.places = NO_PLACES

    def pool_for(self, seat: i64) -> Pool:
        """The middle and all placed cards this seat does not know, as a pool to resample from."""
        pool = Pool(self.counts[:])
        for i in range(self.tops):
            if (self.places[2 * i + 1] >> seat) & 1 == 0:
                pool.put(self.places[2 * i])
        for i in range(self.bottoms):
            if (self.places[BOTTOM + 2 * i + 1] >> seat) & 1 == 0:
                pool.put(self.places[BOTTOM + 2 * i])
        return pool

    def refill(self, seat: i64, pool: Pool, stream: Stream) -> None:
        """Deal the places this seat does not know from the pool; what is left becomes the middle."""
        for i in range(self.tops):
            if (self.places[2 * i + 1] >> seat) & 1 == 0:
                self.places[2 * i] = pool.take(stream)
        for i in range(self.bottoms):
            if (self.places[BOTTOM + 2 * i + 1] >> seat) & 1 == 0:
                self.places[BOTTOM + 2 * i] = pool.take(stream)
        self.counts = pool.counts

    def add_to(self, counts: vec[i64]) -> None:
        """Add all cards of the deck to a tally, for checks that components are conserved."""
        for card in range(len(self.counts)):
            counts[card] += self.counts[card]
        for i in range(self.tops):
            counts[self.places[2 * i]] += 1
        for i in range(self.bottoms):
            counts[self.places[BOTTOM + 2 * i]] += 1

    def to_json(self) -> dict[str, object]:
        return {
            "middle": [int(n) for n in self.counts],
            "top": [[int(self.places[2 * i]), int(self.places[2 * i + 1])] for i in range(int(self.tops))],
            "bottom": [
                [int(self.places[BOTTOM + 2 * i]), int(self.places[BOTTOM + 2 * i + 1])]
                for i in range(int(self.bottoms))
            ],
        }

    def view(self, seat: int) -> dict[str, object]:
        """What a seat may know: the size, and the places, with the cards it has seen."""
        shown: dict[str, object] = {"size": int(self.size())}
        for name, start, many in (("top", 0, self.tops), ("bottom", BOTTOM, self.bottoms)):
            places: list[object] = []
            for i in range(int(many)):
                known = seat >= 0 and (self.places[start + 2 * i + 1] >> seat) & 1 == 1
                places.append(int(self.places[start + 2 * i]) if known else None)
            shown[name] = places
        return shown

    def read(self, data: Reader, most: int, everyone: int) -> None:
        """Fill from JSON; at most `most` cards of a kind."""
        data.object(("middle", "top", "bottom"))
        self.counts = vec[i64](data.at("middle").wholes(len(self.counts), 0, most))
        self.middle = 0
        for i in range(len(self.counts)):
            self.middle += self.counts[i]
        self.places = NO_PLACES[:]
        self.tops = self.read_places(data.at("top"), 0, everyone)
        self.bottoms = self.read_places(data.at("bottom"), BOTTOM, everyone)

    def read_places(self, data: Reader, start: int, everyone: int) -> int:
        pairs = data.items(0, REACH)
        for i, pair in enumerate(pairs):
            card, mask = pair.items(2, 2)
            self.places[start + 2 * i] = card.whole(0, len(self.counts) - 1)
            self.places[start + 2 * i + 1] = mask.whole(0, everyone)
        return len(pairs)
