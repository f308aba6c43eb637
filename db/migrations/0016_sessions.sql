-- Who is logged in where (product.md 2). Of tokens only SHA-256 is kept. A session is found by its
-- family, which all of its refresh tokens share, so that an old one that comes again is recognised.

create table sessions (
  id uuid primary key,
  account_id integer not null references accounts (id) on delete cascade,
  family_hash bytea not null unique,
  refresh_hash bytea not null,
  previous_hash bytea,
  device text not null,
  created_at timestamptz not null,
  refreshed_at timestamptz not null
);

-- one's own sessions, the oldest of too many
create index sessions_account on sessions (account_id, refreshed_at);

create table session_tokens (
  hash bytea primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  expires_at timestamptz not null
);

create index session_tokens_session on session_tokens (session_id);

-- Where somebody has logged in before, by the visitor's cookie: others who guess do not use up the
-- owner's tries.
create table known_devices (
  account_id integer not null references accounts (id) on delete cascade,
  visitor_hash bytea not null,
  seen_at timestamptz not null,
  primary key (account_id, visitor_hash)
);
