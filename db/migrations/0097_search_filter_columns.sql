-- What most saved searches ask for, in columns that are computed from `operands`: to compare an ad with columns
-- takes about a quarter of what it takes to find and read the values in JSON. `has_rest`: the search asks for
-- more, which is compared only where the columns fit. The release before this one neither reads nor writes
-- the new columns.
--
-- Reading an array depends on no setting where its elements are whole numbers.

create function whole_numbers(list text) returns integer[] language sql immutable parallel safe as $$
  select list::integer[]
$$;

alter table search_filters
  add column filter_purpose smallint generated always as ((operands ->> 'purpose')::smallint) stored,
  add column filter_category smallint generated always as ((operands ->> 'category')::smallint) stored,
  add column filter_ready smallint generated always as ((operands ->> 'ready')::smallint) stored,
  add column has_rest boolean not null generated always as (
    operands - array['purpose', 'category', 'ready', 'price_min', 'price_max', 'space_min', 'space_max',
      'property_type', 'furnished', 'locations', 'emirate', 'rooms', 'bathrooms'] <> '{}') stored,
  add column filter_emirate integer generated always as ((operands ->> 'emirate')::integer) stored,
  add column filter_rooms_from integer generated always as ((operands #>> '{rooms,from}')::integer) stored,
  add column filter_bathrooms_from integer generated always as (
    (operands #>> '{bathrooms,from}')::integer) stored,
  add column filter_price_min bigint generated always as ((operands ->> 'price_min')::bigint) stored,
  add column filter_price_max bigint generated always as ((operands ->> 'price_max')::bigint) stored,
  add column filter_space_min bigint generated always as ((operands ->> 'space_min')::bigint) stored,
  add column filter_space_max bigint generated always as ((operands ->> 'space_max')::bigint) stored,
  add column filter_property_type integer[] generated always as (
    whole_numbers(operands ->> 'property_type')) stored,
  add column filter_furnished integer[] generated always as (
    whole_numbers(operands ->> 'furnished')) stored,
  add column filter_rooms integer[] generated always as (
    whole_numbers(operands #>> '{rooms,values}')) stored,
  add column filter_bathrooms integer[] generated always as (
    whole_numbers(operands #>> '{bathrooms,values}')) stored,
  add column filter_locations integer[] generated always as (
    whole_numbers(operands ->> 'locations')) stored;

-- A match is written by the statement that writes its search, so the search exists and is locked. The foreign
-- key would look it up once more for each match, which takes half of the time of inserting it; what it does at a
-- deletion this trigger does.
alter table search_matches drop constraint search_matches_search_id_fkey;

create function delete_matches_of_searches() returns trigger language plpgsql as $$
begin
  delete from search_matches using removed where search_id = removed.id;
  return null;
end
$$;

create trigger saved_searches_deleted after delete on saved_searches
  referencing old table as removed
  for each statement execute function delete_matches_of_searches();
