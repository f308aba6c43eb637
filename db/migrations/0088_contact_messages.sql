-- What people write to the company on /contact-us, and what operators answer.

create table contact_messages (
  -- only operators name a message, so it may be guessed
  id integer primary key generated always as identity,
  name text not null,
  email text not null,
  phone text not null,
  subject text not null,
  message text not null,
  -- of the answer
  language text not null check (language in ('en', 'ar')),
  -- the text to which the sender agreed (src/features/visitors/forms/phrases/consents.ts)
  consent_version smallint not null,
  -- stored, but mailed to nobody
  is_suspected boolean not null,
  -- the browser that sent it, and the account that was logged in there
  visitor_hash bytea not null,
  account_id integer references accounts (id) on delete cascade,
  created_at timestamptz not null,
  answer text,
  -- the person at the command line
  answered_by text,
  answered_at timestamptz,
  check (num_nulls(answer, answered_by, answered_at) in (0, 3))
);

-- which messages are over, and which are the newest
create index contact_messages_created on contact_messages (created_at);

-- export and erasure of what an account, or an address, has written
create index contact_messages_account on contact_messages (account_id) where account_id is not null;
create index contact_messages_email on contact_messages (email);
