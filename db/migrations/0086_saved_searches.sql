-- Searches that people save, with or without an account, and the addresses to which alerts about new ads go.
-- A visitor without an account is known by the hash of the number in the visitor's cookie.

create table search_owners (
  id uuid primary key,
  account_id integer unique references accounts (id) on delete cascade,
  visitor_hash bytea unique,
  -- of a visitor who has confirmed it; alerts of an account go to its verified address
  email text,
  language text not null check (language in ('en', 'ar')),
  used_at timestamptz not null,
  last_letter_at timestamptz,
  check (num_nonnulls(account_id, visitor_hash) = 1),
  check (account_id is null or email is null)
);

-- alerts to an address that an erased account had
create index search_owners_email on search_owners (email) where email is not null;

-- owners without an account who have not come back
create index search_owners_used on search_owners (used_at) where account_id is null;

create table saved_searches (
  id uuid primary key,
  owner_id uuid not null references search_owners (id) on delete cascade,
  name text not null,
  filters jsonb not null,
  frequency text not null check (frequency in ('instant', 'daily', 'weekly', 'off')),
  saved_at timestamptz not null,
  seen_at timestamptz not null,
  deleted_at timestamptz,
  due_at timestamptz,
  -- matches since the last alert, or since it was opened where no alerts are sent
  waiting integer not null default 0
) with (fillfactor = 70);

-- searches of an owner
create index saved_searches_owner on saved_searches (owner_id);

-- the oldest searches, where visitors have too many
create index saved_searches_saved on saved_searches (saved_at);

-- searches whose alert is due
create index saved_searches_due on saved_searches (due_at) where due_at is not null;

-- searches that may still be restored
create index saved_searches_deleted on saved_searches (deleted_at) where deleted_at is not null;

-- What an ad is compared with. A table of its own, because the row of a saved search changes often, and each
-- change would write all its keys into the index again.
create table search_filters (
  search_id uuid primary key references saved_searches (id) on delete cascade,
  keys bigint[] not null,
  operands jsonb not null,
  -- a search that may be restored, which no ad is compared with
  is_removed boolean not null default false
);

-- which searches an ad may fit
create index search_filters_keys on search_filters using gin (keys) with (fastupdate = off)
  where not is_removed;

-- Links in emails, by the hash of their token. Those that confirm an address expire, those that end alerts do not.
create table alert_links (
  hash bytea primary key,
  owner_id uuid not null references search_owners (id) on delete cascade,
  purpose text not null check (purpose in ('confirm', 'stop')),
  -- the address to confirm
  email text,
  -- the hash of the address to which a link that ends alerts was sent; such an address itself is not stored
  address_hash bytea,
  expires_at timestamptz,
  check ((purpose = 'confirm') = (email is not null and expires_at is not null)),
  check ((purpose = 'stop') = (address_hash is not null))
);

-- links of an owner
create index alert_links_owner on alert_links (owner_id);

-- links to an address that an erased account had
create index alert_links_email on alert_links (email) where email is not null;

-- links that have expired
create index alert_links_expired on alert_links (expires_at) where expires_at is not null;
