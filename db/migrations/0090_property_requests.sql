-- What people are looking for, so that the company and advertisers can offer it to them. Choices are
-- stored as they were when the request was sent.

create table property_requests (
  -- 128 random bits: who has the link sees the request, with phone and email masked
  id text primary key,
  name text not null,
  phone text not null,
  email text,
  -- an emirate, a location in it, and up to four where the property may be
  city_id integer not null,
  region_id integer,
  location_ids integer[] not null check (cardinality(location_ids) > 0),
  goals text[] not null check (cardinality(goals) > 0),
  customer_types text[] not null check (cardinality(customer_types) > 0),
  payment_method text not null,
  category text not null,
  type_ids integer[] not null check (cardinality(type_ids) > 0),
  -- [{"id": 3, "sar": {"min": 0, "max": 100000}, "aed": {…}}], both currencies as they were shown
  price_ranges jsonb not null,
  space numeric,
  measurement text,
  specifications text not null,
  inside_mall_only boolean not null,
  -- whether advertisers may see phone and email
  shares_contact boolean not null,
  language text not null check (language in ('en', 'ar')),
  -- the text to which the sender agreed (src/features/visitors/forms/phrases/consents.ts)
  consent_version smallint not null,
  -- stored, but mailed to nobody
  is_suspected boolean not null,
  -- the browser that sent it, and the account that was logged in there
  visitor_hash bytea not null,
  account_id integer references accounts (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((space is null) = (measurement is null))
);

-- which requests expired long enough ago, and which are the newest
create index property_requests_expires on property_requests (expires_at);

-- export and erasure of what an account, or an address, has requested
create index property_requests_account on property_requests (account_id)
  where account_id is not null;
create index property_requests_email on property_requests (email) where email is not null;
