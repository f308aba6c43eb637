-- What operators have deleted of what people sent by forms: who did it and when, and what a restored backup has
-- to delete again. Nothing that was entered is in it.

create table erased_entries (
  -- a name of the inbox, as `contact`
  kind text not null,
  entry_id text not null,
  -- Part of its name: after a restore a later message may get the same number.
  created_at timestamptz not null,
  erased_at timestamptz not null,
  -- the person at the command line
  erased_by text not null,
  primary key (kind, entry_id, created_at)
);
