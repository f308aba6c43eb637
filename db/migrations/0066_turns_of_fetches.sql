-- Fetches of feeds take turns by the network from which their feed was added or asked for last, so that many
-- accounts of one stranger do not hold up everybody else. Older feeds have none and count by account alone.

alter table feeds
  -- keyed hash of that network
  add column turn bytea;

-- the feeds whose runs count for one turn: asked for each run that fetches
create index feeds_turns on feeds (turn) where turn is not null;
