-- Letters take turns by the network of whoever caused them, so that nobody's letters wait behind all those
-- of somebody else. Letters that the release before keeps have no turn and are counted for nobody.

alter table mails
  -- keyed hash of the kind of letter and of the network that caused it
  add column turn bytea;

-- how many letters of the same turn wait: asked for each letter that is kept
create index mails_turns on mails (turn) where sent_at is null;
