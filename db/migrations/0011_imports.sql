-- An imported ad remembers what its file said of it: the next import leaves an ad alone whose
-- row has not changed.
alter table properties add column content_hash text;
