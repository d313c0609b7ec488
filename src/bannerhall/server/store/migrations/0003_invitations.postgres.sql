-- Of a chair that is kept for somebody (kind `invited`): whom for, in the host's words, and what they show to sit there.
-- Both stay while that person sits there, in case they get up again, and are forgotten when the match begins.

ALTER TABLE chair ADD COLUMN invitation TEXT;
ALTER TABLE chair ADD COLUMN invited TEXT NOT NULL DEFAULT '';
