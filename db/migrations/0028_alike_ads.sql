-- Whoever posts a home a second time is told so.

-- the ads of one keeper that are the same home: place, type and price
create index properties_alike on properties (keeper_id, location_id, type_id, total_price)
  where keeper_id is not null;
