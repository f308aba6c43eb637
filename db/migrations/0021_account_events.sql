-- What happened to an account itself, and when its owner had it erased: of an erased account the row
-- stays without anything personal, because ads, payments and events refer to it.

alter table accounts
  add column erased_at timestamptz;

create table account_events (
  id bigint generated always as identity primary key,
  account_id integer not null references accounts (id) on delete cascade,
  kind text not null check (kind in ('email_changed', 'exported', 'erased')),
  at timestamptz not null
);

create index account_events_account on account_events (account_id, at);
