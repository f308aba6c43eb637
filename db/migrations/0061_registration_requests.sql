-- Registrations are counted by the network that asked for them, so that no network and no flood fills the
-- database with what waits for a link. What is counted is each request, whatever becomes of it: a count of
-- what waits would say which addresses have got an account (docs/decisions/0030).

create table registration_requests (
  -- that of its registration or of its decoy, as long as there is one
  id uuid primary key,
  -- keyed hash of the caller's network; \x00: asked for in a release before this one
  network bytea not null,
  created_at timestamptz not null
);

-- how many each network has asked for, and which of its requests are the oldest: asked for each registration
create index registration_requests_network on registration_requests (network, created_at);

alter table registrations
  -- login answers to the password of an address's last registration alone, also once that is gone
  add column is_last boolean not null default true;

update registrations earlier
set is_last = false
where exists (
  select from registrations later
  where later.email = earlier.email and later.created_at > earlier.created_at
);

alter table registration_decoys
  -- of the registration that it stands for; null: kept by a process of the release before
  add column request_id uuid;

update registration_decoys set request_id = gen_random_uuid();

-- the decoy of a request that makes room
create unique index registration_decoys_request on registration_decoys (request_id);

alter table files
  -- keyed hash of the address that a registration's photo was sent with first; null until it is sent, and of
  -- all other files
  add column registrant bytea;

insert into registration_requests (id, network, created_at)
select id, '\x00'::bytea, created_at from registrations
union all
select request_id, '\x00'::bytea, created_at from registration_decoys;
