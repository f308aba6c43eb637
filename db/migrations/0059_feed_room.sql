-- What feeds keep is counted by bytes: a small packed file may unpack to very many, of which each check
-- kept a copy.

alter table feed_runs
  -- of its rows as far as they are kept; null: not counted yet, as in runs of the release before
  add column bytes bigint,
  -- of all rows that were ever written for it: their room is free only once PostgreSQL has cleaned up
  add column written bigint not null default 0;
