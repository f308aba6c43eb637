-- no transaction
-- Who sent a visitor's file, so that no caller and no network holds all the room that visitors have. Files
-- that the release before takes in have no sender and count as those of one network.

alter table files
  -- keyed hashes of the sender's address and of its network; null of an account's file
  add column if not exists sender bytea,
  add column if not exists network bytea;

drop index concurrently if exists files_rooms;

-- who holds how much of which room: asked for each file that a visitor sends and each photo that waits
create index concurrently files_rooms
on files (purpose) include (bytes, created_at, expires_at, sender, network)
where account_id is null;

drop index concurrently if exists files_visitors;
