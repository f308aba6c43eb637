-- Uploads by the resumable protocol that are not finished. What they were begun for counts against the
-- quota of their account from the first byte on, so that many begun at once do not pass it.

create table begun_uploads (
  id text primary key,
  account_id integer not null references accounts (id) on delete cascade,
  -- as declared at the beginning
  bytes bigint not null check (bytes >= 0),
  begun_at timestamptz not null
);

-- what an account has begun
create index begun_uploads_account on begun_uploads (account_id);
-- the sweeper
create index begun_uploads_begun on begun_uploads (begun_at);
