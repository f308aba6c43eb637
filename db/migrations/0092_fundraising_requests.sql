-- Requests for funding of a project, sent on /fundraising, and what operators answer to them, to property
-- requests and to messages.

create table fundraising_requests (
  -- 128 random bits: who has the link sees the request, with phone and email masked
  id text primary key,
  name text not null,
  email text not null,
  phone text not null,
  company_name text,
  project_title text not null,
  emirate_id integer not null,
  project_type text not null,
  amount numeric(13, 2) not null check (amount > 0),
  currency text not null,
  summary text not null,
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
  closed_by text,
  closed_at timestamptz,
  check (num_nulls(answer, answered_by, answered_at) in (0, 3)),
  check (num_nulls(closed_by, closed_at) in (0, 2))
);

-- which requests are over, and which are the newest
create index fundraising_requests_created on fundraising_requests (created_at);

-- export and erasure of what an account, or an address, has requested
create index fundraising_requests_account on fundraising_requests (account_id)
  where account_id is not null;
create index fundraising_requests_email on fundraising_requests (email);

-- The documents of a request go with it, however it is deleted; the hourly sweep deletes their bytes.
create function delete_fundraising_files() returns trigger language plpgsql as $$
begin
  delete from files
  where claimed_for = 'fundraising_requests/' || old.id;
  return null;
end
$$;

create trigger fundraising_requests_removed after delete on fundraising_requests
  for each row execute function delete_fundraising_files();

alter table property_requests
  add column answer text,
  add column answered_by text,
  add column answered_at timestamptz,
  add column closed_by text,
  add column closed_at timestamptz,
  add check (num_nulls(answer, answered_by, answered_at) in (0, 3)),
  add check (num_nulls(closed_by, closed_at) in (0, 2));

-- which requests are the newest
create index property_requests_created on property_requests (created_at);

alter table contact_messages
  add column closed_by text,
  add column closed_at timestamptz,
  add check (num_nulls(closed_by, closed_at) in (0, 2));
