-- What counts of a finished match for the progress of each player, as the game tells it: JSON, one object a seat.
-- NULL before the end, where the match was mended by a repair or a take-back, and of matches of before.

ALTER TABLE match ADD COLUMN deeds TEXT;
