-- Ads in bulk (domain.md 8): where an advertiser's feed comes from, what each run of it read, and
-- which ad each reference has become. An ad is the same by account and reference.

create table feeds (
  id uuid primary key default gen_random_uuid(),
  account_id integer not null references accounts (id) on delete cascade,
  -- null: the files that are uploaded
  url text check (length(url) <= 2000),
  -- null: told by its content
  dialect text check (dialect in ('bayut', 'property-finder', 'csv', 'ndjson')),
  schedule text not null default 'off' check (schedule in ('off', 'hourly', 'daily')),
  -- whether ads that a complete feed no longer has are hidden
  hides_absent boolean not null,
  next_run_at timestamptz,
  -- ads of the last feed that was taken over whole
  last_size integer,
  language text not null check (language in ('en', 'ar')),
  created_at timestamptz not null,
  check (url is not null or schedule = 'off'),
  check ((schedule = 'off') = (next_run_at is null))
);

create unique index feeds_source on feeds (account_id, coalesce(url, ''));
-- what is due
create index feeds_due on feeds (next_run_at) where next_run_at is not null;

-- The feed as it came, in pieces, so that whichever process works on finds it.
create table feed_chunks (
  feed_id uuid not null references feeds (id) on delete cascade,
  position integer not null,
  bytes bytea not null,
  added_at timestamptz not null,
  primary key (feed_id, position)
);

-- Feeds are packed or large already; PostgreSQL need not try.
alter table feed_chunks alter column bytes set storage external;
-- the sweeper
create index feed_chunks_added on feed_chunks (added_at) where position = 0;

create table feed_runs (
  id uuid primary key default gen_random_uuid(),
  feed_id uuid not null references feeds (id) on delete cascade,
  account_id integer not null references accounts (id) on delete cascade,
  -- waiting: its plan is made and wants to be confirmed
  state text not null default 'queued' check (state in (
    'queued', 'running', 'waiting', 'done', 'failed', 'cancelled')),
  phase text not null check (phase in ('fetching', 'reading', 'applying')),
  -- a check stops at the plan
  is_check boolean not null,
  accepts_fewer boolean not null default false,
  -- the last row that this phase is done with
  cursor integer not null default 0,
  total integer,
  -- live ads of the feed, and whether it was there to its end
  size integer not null default 0,
  is_complete boolean not null default false,
  is_short boolean not null default false,
  counts jsonb not null default '{}',
  results jsonb not null default '{}',
  failure jsonb,
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  updated_at timestamptz not null
);

create index feed_runs_feed on feed_runs (feed_id, created_at);
create index feed_runs_account on feed_runs (account_id, created_at);
-- one at a time
create unique index feed_runs_active on feed_runs (account_id) where state in ('queued', 'running');

-- What a run read, row by row, and what is to become of it or has.
create table feed_rows (
  run_id uuid not null references feed_runs (id) on delete cascade,
  position integer not null,
  -- as an editor counts; null of an ad that the feed lacks
  line integer,
  reference text,
  action text not null check (action in (
    'added', 'changed', 'unchanged', 'removed', 'missing', 'refused')),
  outcome text check (outcome in (
    'created', 'updated', 'unchanged', 'hidden', 'closed', 'missing', 'refused')),
  hash text,
  ad text,
  reasons jsonb not null default '[]',
  property_id integer references properties (id) on delete set null,
  primary key (run_id, position)
);

alter table feed_rows alter column ad set storage external;
-- whether a reference is in the feed
create index feed_rows_reference on feed_rows (run_id, reference);
-- a tab of the report
create index feed_rows_action on feed_rows (run_id, action, position);
create index feed_rows_property on feed_rows (property_id) where property_id is not null;

-- Which ad a reference is, and what the feed said of it last: what its advertiser wrote by hand
-- since then stays until the feed says something else.
create table feed_items (
  account_id integer not null references accounts (id) on delete cascade,
  reference text not null,
  feed_id uuid references feeds (id) on delete set null,
  property_id integer not null references properties (id) on delete cascade,
  hash text not null,
  fields jsonb not null,
  -- pictures that the feed names, in their order; null: not a word of them
  pictures jsonb,
  has_new_pictures boolean not null default false,
  misses smallint not null default 0,
  -- what an import took off the market and may bring back
  gone text check (gone in ('hidden', 'closed')),
  primary key (account_id, reference)
);

create index feed_items_feed on feed_items (feed_id);
create index feed_items_property on feed_items (property_id);
-- whose pictures are still to be fetched
create index feed_items_pictures on feed_items (account_id) where has_new_pictures;

-- Each picture of an ad is fetched once by address and version.
create table feed_pictures (
  property_id integer not null references properties (id) on delete cascade,
  url text not null check (length(url) <= 2000),
  version text not null,
  file_id text references files (id) on delete cascade,
  failure text,
  tries smallint not null default 0,
  primary key (property_id, url, version),
  check (file_id is null or failure is null)
);

create index feed_pictures_file on feed_pictures (file_id) where file_id is not null;
