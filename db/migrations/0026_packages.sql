-- What an advertiser buys for one ad: so long on show, so many ads at once. Rows, so that an
-- operator can change them. Prices in AED without VAT.

create table subscription_packages (
  id integer primary key,
  ad_type_id integer not null references ad_types (id) on delete cascade,
  name_en text not null,
  name_ar text not null,
  duration integer not null check (duration > 0),
  duration_unit text not null check (duration_unit in ('month', 'year')),
  slots integer not null check (slots > 0),
  price numeric(10, 2) not null check (price >= 0),
  features_en text[] not null,
  features_ar text[] not null,
  check (cardinality(features_en) = cardinality(features_ar))
);

-- the packages of an ad type
create index subscription_packages_ad_type on subscription_packages (ad_type_id);
