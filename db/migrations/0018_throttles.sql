-- How often somebody did something of late, for all processes (reliability.md 4). Keys are hashed:
-- they are made of addresses and names.

create table throttles (
  key bytea primary key,
  hits integer not null,
  resets_at timestamptz not null
);

-- the sweeper
create index throttles_resets on throttles (resets_at);

create table login_tries (
  key bytea primary key,
  in_row integer not null,
  hour_hits integer not null,
  hour_ends timestamptz not null,
  blocked_until timestamptz not null
);
