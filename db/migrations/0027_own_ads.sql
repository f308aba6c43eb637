-- What an ad needs to be written and kept by its advertiser.
--
-- keeper_id: whose ad it is to manage, the agency's where it was made for one (product.md 3).
-- revision: counts the writes, so that two editors notice each other.
-- language: in which its advertiser is written to.

alter table properties
  add column keeper_id integer generated always as (coalesce(agency_id, account_id)) stored,
  add column package_id integer references subscription_packages (id) on delete restrict,
  add column revision integer not null default 0,
  add column language text not null default 'en' check (language in ('en', 'ar')),
  add column qr_file_id text references files (id) on delete set null,
  -- product.md 5: up to ten thousand million
  alter column total_price type numeric(13, 2),
  alter column price type numeric(13, 2);

alter table property_prices alter column price type numeric(13, 2);

create index properties_qr_file on properties (qr_file_id) where qr_file_id is not null;
-- how many ads a package holds
create index properties_package on properties (package_id, keeper_id) where package_id is not null;
-- my properties, the newest first, and how many there are of each state
drop index properties_account;
create index properties_account on properties (account_id, created_at, id) include (state);
create index properties_keeper on properties (keeper_id, created_at, id) include (state);

-- A picture is drawn or was uploaded.
alter table property_images
  alter column drawing drop not null,
  add column file_id text references files (id) on delete cascade,
  add check ((drawing is null) <> (file_id is null));

create index property_images_file on property_images (file_id) where file_id is not null;

-- Which ends of ads their advertisers were told of, so that nobody is told twice.
create table property_reminders (
  property_id integer not null references properties (id) on delete cascade,
  end_date date not null,
  days_before smallint not null,
  primary key (property_id, end_date, days_before)
);
