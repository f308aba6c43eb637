-- What people apply for on /finance, and what operators answer. All that either of them wrote is encrypted,
-- so that neither the database nor its backups show an income or a debt without the key.

create table finance_applications (
  -- 128 random bits: who has the link sees the choices, but no person and no amount
  id text primary key,
  -- all fields as JSON, by the vault and bound to `finance_applications/id`
  sealed bytea not null,
  -- a keyed hash, by which an account finds what was sent with its address
  email_hash bytea not null,
  language text not null check (language in ('en', 'ar')),
  -- the text to which the sender agreed (src/features/visitors/forms/phrases/consents.ts)
  consent_version smallint not null,
  -- stored, but mailed to nobody
  is_suspected boolean not null,
  -- the browser that sent it, and the account that was logged in there
  visitor_hash bytea not null,
  account_id integer references accounts (id) on delete cascade,
  created_at timestamptz not null,
  -- when it ends by itself, or when an operator has closed it
  closes_at timestamptz not null,
  -- the person at the command line; null while it is open, and where it ended by itself
  closed_by text,
  -- by the vault and bound to `finance_applications/id/answer`
  answer bytea,
  answered_by text,
  answered_at timestamptz,
  check (num_nulls(answer, answered_by, answered_at) in (0, 3))
);

-- which applications were closed long enough ago
create index finance_applications_closes on finance_applications (closes_at);

-- which applications are the newest
create index finance_applications_created on finance_applications (created_at);

-- export and erasure of what an account, or an address, has applied for
create index finance_applications_account on finance_applications (account_id)
  where account_id is not null;
create index finance_applications_email on finance_applications (email_hash);
