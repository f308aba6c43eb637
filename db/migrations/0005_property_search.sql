-- The narrow table every search runs on. A row exists exactly when the ad is public, so no query
-- asks about visibility; it holds numbers only, and every index carries all filter columns, so
-- every scan is index-only. Written in the transaction that writes the ad.
--
-- price, price_per_sqm, service_charge: fils. space: millionths of a square metre.
-- Words (purpose, furnished, …): their place in the lists of src/features/properties/rules.ts.

create table property_search (
  id integer primary key references properties (id) on delete cascade,
  loc integer not null,
  price bigint not null,
  price_per_sqm bigint,
  space bigint,
  amenities_low bigint not null,
  amenities_high bigint not null,
  rank_key bigint not null,
  published integer not null,
  agency_id integer,
  agent_id integer,
  lat_e6 integer,
  lng_e6 integer,
  service_charge bigint,
  type smallint not null,
  ad_type smallint,
  purpose smallint not null,
  category smallint not null,
  rooms smallint,
  bathrooms smallint,
  floors smallint,
  furnished smallint,
  ready smallint,
  finishing smallint,
  age smallint,
  rent_period smallint,
  cheques smallint,
  payment_method smallint,
  advertiser_type smallint,
  mortgage_eligible boolean,
  has_video boolean not null,
  price_reduced boolean not null
) with (
  -- A page is six times slower once its rows are not all-visible: vacuum early.
  autovacuum_vacuum_scale_factor = 0.002,
  autovacuum_vacuum_insert_scale_factor = 0.002,
  autovacuum_analyze_scale_factor = 0.01
);

create statistics property_search_kinds (ndistinct, dependencies, mcv)
  on purpose, category, type, rooms, bathrooms from property_search;

create table property_words (
  property_id integer primary key references properties (id) on delete cascade,
  words tsvector not null
);

-- keyword search in both languages
create index property_words_words on property_words using gin (words);
