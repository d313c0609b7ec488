-- Of a link that confirms an address: which address. It belongs to the account only once it is confirmed.

ALTER TABLE token ADD COLUMN email TEXT;
