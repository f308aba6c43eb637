-- A registration becomes an account when its own mailed link is opened: whoever registers another's
-- address first gains nothing, because the owner's link brings the owner's password.

create table registrations (
  id uuid primary key,
  email text not null,
  password_hash text not null,
  sealed bytea not null,
  created_at timestamptz not null
);

-- login before the link was opened: the last registration of an address
create index registrations_email on registrations (email, created_at desc);

create table mailed_tokens (
  hash bytea primary key,
  purpose text not null check (purpose in ('verify', 'reset')),
  email text not null,
  registration_id uuid references registrations (id) on delete cascade,
  account_id integer references accounts (id) on delete cascade,
  expires_at timestamptz not null,
  spent_at timestamptz
);

create index mailed_tokens_registration on mailed_tokens (registration_id);
create index mailed_tokens_account on mailed_tokens (account_id);
