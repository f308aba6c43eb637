-- How often a kind of property was searched for in a location, so that the home page can name what is
-- popular. Nothing in a row is about who searched. The release before this one neither reads nor
-- writes this table.

create table search_counts (
  -- the Monday of the week in Dubai
  week date not null,
  location_id integer not null references locations (id) on delete cascade,
  -- a position in the list of purposes, as in property_search
  purpose smallint not null,
  -- null: of any type
  type_id integer references property_types (id) on delete cascade,
  -- networks that searched for it in that week
  networks integer not null check (networks > 0),
  unique nulls not distinct (week, location_id, purpose, type_id)
);

-- what was searched for in a location, when it is deleted
create index search_counts_location on search_counts (location_id);

-- what was searched for by a type, when that is deleted
create index search_counts_type on search_counts (type_id);
