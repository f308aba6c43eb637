-- What people uploaded. The row is written after its files and goes before them, so a row always has
-- its files; files without a row are swept. Whoever never used what they sent loses it at
-- `expires_at`: a visitor after an hour, an account after a day.

create table files (
  id text primary key,
  account_id integer references accounts (id) on delete cascade,
  purpose text not null check (purpose in ('account', 'registration', 'fundraising')),
  kind text not null check (kind in ('image', 'video', 'document')),
  ending text not null check (ending in ('jpg', 'mp4', 'mov', 'webm', 'pdf')),
  width integer,
  height integer,
  thumbhash text,
  bytes integer not null,
  claimed_for text,
  expires_at timestamptz,
  created_at timestamptz not null,
  check ((expires_at is null) = (claimed_for is not null)),
  check ((width is null) = (kind = 'document'))
);

-- the quota of an account
create index files_account on files (account_id);
-- what an ad or a profile has claimed
create index files_claimed on files (claimed_for) where claimed_for is not null;
-- the sweeper
create index files_expiry on files (expires_at) where expires_at is not null;
