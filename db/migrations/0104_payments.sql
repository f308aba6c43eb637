-- What advertisers buy, and how they pay for it. Amounts are whole fils: 100 are one dirham.

create table subscriptions (
  -- 128 random bits
  id text primary key,
  -- the account that manages the ads: of an agent in an agency it is the agency
  account_id integer not null references accounts (id),
  package_id integer not null references subscription_packages (id) on delete restrict,
  basis text not null check (basis in ('paid', 'granted')),
  slots integer not null check (slots > 0),
  start_date date not null,
  -- null once every period was refunded
  end_date date,
  created_at timestamptz not null,
  check (end_date >= start_date)
);

create index subscriptions_account on subscriptions (account_id, package_id);

-- which subscriptions end soon
create index subscriptions_end on subscriptions (end_date) where end_date is not null;

create table payment_orders (
  -- 128 random bits
  id text primary key,
  kind text not null
    check (kind in ('property_subscription', 'subscription_renewal', 'property_request')),
  state text not null check (state in
    ('created', 'redirected', 'paid', 'failed', 'cancelled', 'expired', 'refunded')),
  -- who owns the order: the managing account, or the browser that sent a property request
  account_id integer references accounts (id),
  visitor_hash bytea,
  -- who pressed the button
  placed_by integer references accounts (id),
  property_id integer references properties (id) on delete set null,
  -- no reference: a request is deleted in its time, its payment is kept
  property_request_id text,
  -- what is renewed, or what was bought once it is paid
  subscription_id text references subscriptions (id),
  package_id integer references subscription_packages (id) on delete restrict,
  -- {"name": {"en", "ar"}, "slots", "duration", "durationUnit"}: the package as it was ordered
  terms jsonb,
  net_fils bigint not null check (net_fils > 0),
  vat_fils bigint not null check (vat_fils >= 0),
  amount_fils bigint not null check (amount_fils = net_fils + vat_fils),
  currency text not null check (currency = 'AED'),
  gateway text not null,
  gateway_reference text,
  gateway_url text,
  language text not null check (language in ('en', 'ar')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  refund_requested_at timestamptz,
  refunded_at timestamptz,
  -- the last time that the gateway was asked about it
  checked_at timestamptz,
  -- why a payment was not accepted, for operators
  problem text check (problem in ('amount', 'currency', 'partial_refund')),
  unique (gateway, gateway_reference),
  check (account_id is not null or visitor_hash is not null),
  check ((kind = 'property_request') = (package_id is null)),
  check ((package_id is null) = (terms is null)),
  check (kind <> 'subscription_renewal' or subscription_id is not null),
  check ((state in ('paid', 'refunded')) = (paid_at is not null)),
  check ((state = 'refunded') = (refunded_at is not null))
);

-- one open order for each thing that can be paid
create unique index payment_orders_open_ad on payment_orders (property_id)
  where kind = 'property_subscription' and state in ('created', 'redirected');
create unique index payment_orders_open_renewal on payment_orders (subscription_id)
  where kind = 'subscription_renewal' and state in ('created', 'redirected');
create unique index payment_orders_open_request on payment_orders (property_request_id)
  where kind = 'property_request' and state in ('created', 'redirected');

-- payment history of an account
create index payment_orders_account on payment_orders (account_id, created_at)
  where account_id is not null;
create index payment_orders_request on payment_orders (property_request_id)
  where property_request_id is not null;
create index payment_orders_property on payment_orders (property_id) where property_id is not null;

-- what the gateway is asked about
create index payment_orders_unsettled on payment_orders (created_at)
  where state in ('created', 'redirected')
    or (state = 'paid' and refund_requested_at is not null);

-- one month, for the operator
create index payment_orders_created on payment_orders (created_at);

create table subscription_periods (
  id bigint generated always as identity primary key,
  subscription_id text not null references subscriptions (id),
  -- null: granted by an operator
  order_id text unique references payment_orders (id),
  start_date date not null,
  end_date date not null,
  refunded_at timestamptz,
  check (end_date >= start_date)
);

create index subscription_periods_subscription on subscription_periods (subscription_id);

-- one reminder for each end and number of days before it
create table subscription_reminders (
  subscription_id text not null references subscriptions (id),
  end_date date not null,
  days_before smallint not null,
  primary key (subscription_id, end_date, days_before)
);

alter table properties add column subscription_id text references subscriptions (id);

-- how many slots of a subscription are taken, and which ads follow its end
create index properties_subscription on properties (subscription_id)
  where subscription_id is not null;

-- Every notice of a gateway, once. What it said is not kept: it may name a person.
create table payment_notices (
  gateway text not null,
  id text not null,
  order_id text references payment_orders (id),
  result text not null
    check (result in ('applied', 'nothing_new', 'unknown_order', 'mismatch', 'ignored')),
  received_at timestamptz not null,
  primary key (gateway, id)
);

create index payment_notices_order on payment_notices (order_id) where order_id is not null;

-- Double entries. A payment: gateway +, revenue -, vat -. A refund: the same with the other signs.
create table ledger_entries (
  id bigint generated always as identity primary key,
  order_id text not null references payment_orders (id),
  event text not null check (event in ('payment', 'refund')),
  ledger_account text not null check (ledger_account in ('gateway', 'revenue', 'vat')),
  amount_fils bigint not null,
  at timestamptz not null,
  unique (order_id, event, ledger_account)
);

create function refuse_change() returns trigger language plpgsql as $$
declare
  is_empty boolean := false;
begin
  if tg_op = 'TRUNCATE' then
    execute format('select not exists (select from %I.%I)', tg_table_schema, tg_table_name)
      into is_empty;
  end if;
  if not is_empty then
    raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
  end if;
  return null;
end
$$;

create trigger ledger_is_append_only
  before update or delete or truncate on ledger_entries
  for each statement execute function refuse_change();

create function require_balance() returns trigger language plpgsql as $$
begin
  if (select sum(amount_fils) from ledger_entries
    where order_id = new.order_id and event = new.event) <> 0
  then
    raise exception 'entries of % do not balance', new.order_id using errcode = 'check_violation';
  end if;
  return null;
end
$$;

create constraint trigger ledger_balances
  after insert on ledger_entries deferrable initially deferred
  for each row execute function require_balance();

-- The last number of each series: the row is locked while a document takes the next one, so that a
-- transaction that fails leaves no gap.
create table invoice_numbers (
  kind text primary key check (kind in ('invoice', 'credit_note')),
  last_number integer not null
);

-- As issued: what the settings, the package or the account say later changes no document.
create table invoices (
  kind text not null references invoice_numbers (kind),
  number integer not null,
  order_id text not null references payment_orders (id),
  issued_at timestamptz not null,
  -- {"name": {"en", "ar"}, "address": {"en", "ar"}, "taxNumber"}
  seller jsonb not null,
  -- {"name", "address"}
  buyer jsonb not null,
  -- {"en", "ar"}
  description jsonb not null,
  vat_percent numeric not null,
  net_fils bigint not null,
  vat_fils bigint not null,
  amount_fils bigint not null check (amount_fils = net_fils + vat_fils),
  primary key (kind, number),
  unique (order_id, kind)
);

create trigger invoices_are_append_only
  before update or delete or truncate on invoices
  for each statement execute function refuse_change();

-- Which documents were mailed, since a job may run twice.
create table invoice_mails (
  kind text not null,
  number integer not null,
  mailed_at timestamptz not null,
  primary key (kind, number),
  foreign key (kind, number) references invoices (kind, number)
);

-- The local sandbox gateway: what a bank would store elsewhere.
create table sandbox_payments (
  reference text primary key,
  order_id text not null unique,
  state text not null check (state in ('open', 'paid', 'failed', 'expired', 'refunded')),
  description text not null,
  amount_fils bigint not null,
  refunded_fils bigint not null default 0,
  currency text not null,
  language text not null,
  success_url text not null,
  failure_url text not null,
  expires_at timestamptz not null
);

create table sandbox_notices (
  id text primary key,
  reference text not null references sandbox_payments (reference) on delete cascade,
  state text not null,
  refunded_fils bigint not null,
  due_at timestamptz not null,
  deliveries smallint not null default 0,
  -- a notice is delivered more than once, as gateways do
  deliveries_left smallint not null
);

create index sandbox_notices_due on sandbox_notices (due_at) where deliveries_left > 0;
