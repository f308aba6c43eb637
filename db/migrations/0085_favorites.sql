-- Ads that a visitor or an account has saved. A visitor is known by a hash of the id in the signed cookie;
-- at login the rows move to the account. The release before this one neither reads nor writes this table.

create table favorites (
  id bigint generated always as identity primary key,
  property_id integer not null references properties (id) on delete cascade,
  account_id integer references accounts (id) on delete cascade,
  visitor_hash bytea,
  -- as a keyed hash, of where a visitor saved it; empty for accounts
  network bytea not null default '',
  added_at timestamptz not null,
  price_at_adding numeric(13, 2) not null,
  note text,
  -- a removed favourite is kept for a while, so that an undo brings back its note and its first price
  removed_at timestamptz,
  unique (account_id, property_id),
  unique (visitor_hash, property_id),
  check (num_nonnulls(account_id, visitor_hash) = 1)
);

-- the favourites of an ad, when it is deleted
create index favorites_property on favorites (property_id);

-- removed favourites that can no longer be restored
create index favorites_removed on favorites (removed_at) where removed_at is not null;

-- favourites of visitors whose cookie has expired
create index favorites_of_visitors on favorites (added_at) where account_id is null;

-- how many favourites visitors have by network, and the oldest of a network: when there are too many, the
-- networks that hold the most lose theirs first
create index favorites_of_networks on favorites (network, id) where account_id is null;
