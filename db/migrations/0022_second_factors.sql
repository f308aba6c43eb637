-- Whoever wants it logs in with a code of their phone as well (RFC 6238). The secret is encrypted; a
-- row without confirmed_at was begun and counts for nothing. A code of an earlier step than last_step
-- was used.

create table second_factors (
  account_id integer primary key references accounts (id) on delete cascade,
  sealed bytea not null,
  last_step integer not null default 0,
  confirmed_at timestamptz
);

-- For when the phone is lost: 120 random bits each, so SHA-256 is enough (ASVS 6.5.2).
create table recovery_codes (
  account_id integer not null references second_factors (account_id) on delete cascade,
  hash bytea not null,
  primary key (account_id, hash)
);
