-- One index a question, each covering all filter columns: a search reads no table row at all.

-- a place and everything below it
create index property_search_place on property_search (purpose, loc)
  include (
    id, price, price_per_sqm, space, amenities_low, amenities_high, rank_key, published,
    agency_id, agent_id, lat_e6, lng_e6, service_charge, type, ad_type, category, rooms,
    bathrooms, floors, furnished, ready, finishing, age, rent_period, cheques, payment_method,
    advertiser_type, mortgage_eligible, has_video, price_reduced
  );

-- a kind of home with a number of rooms, by price
create index property_search_kind on property_search (purpose, type, rooms, price)
  include (
    id, loc, price_per_sqm, space, amenities_low, amenities_high, rank_key, published,
    agency_id, agent_id, lat_e6, lng_e6, service_charge, ad_type, category, bathrooms, floors,
    furnished, ready, finishing, age, rent_period, cheques, payment_method, advertiser_type,
    mortgage_eligible, has_video, price_reduced
  );

-- what lies in a rectangle of the map
create index property_search_map on property_search (lat_e6, lng_e6)
  include (
    id, loc, price, price_per_sqm, space, amenities_low, amenities_high, rank_key, published,
    agency_id, agent_id, service_charge, type, ad_type, purpose, category, rooms, bathrooms,
    floors, furnished, ready, finishing, age, rent_period, cheques, payment_method,
    advertiser_type, mortgage_eligible, has_video, price_reduced
  );

-- ads of an agency
create index property_search_agency on property_search (agency_id, rank_key, id)
  include (
    loc, price, price_per_sqm, space, amenities_low, amenities_high, published, agent_id,
    lat_e6, lng_e6, service_charge, type, ad_type, purpose, category, rooms, bathrooms, floors,
    furnished, ready, finishing, age, rent_period, cheques, payment_method, advertiser_type,
    mortgage_eligible, has_video, price_reduced
  );

-- ads of an agent
create index property_search_agent on property_search (agent_id, rank_key, id)
  include (
    loc, price, price_per_sqm, space, amenities_low, amenities_high, published, agency_id,
    lat_e6, lng_e6, service_charge, type, ad_type, purpose, category, rooms, bathrooms, floors,
    furnished, ready, finishing, age, rent_period, cheques, payment_method, advertiser_type,
    mortgage_eligible, has_video, price_reduced
  );
