-- Nearly every search says "sale" or "rent", and ads of one kind can all stand behind those of the
-- other in a sort: walking rents meant reading 80,000 sales first. So each order begins with the
-- purpose; a search of both walks two indexes and merges them.

-- walk in the order: featured
create index property_search_featured on property_search (purpose, rank_key, id)
  include (
    loc, price, price_per_sqm, space, amenities_low, amenities_high, published, agency_id,
    agent_id, lat_e6, lng_e6, service_charge, type, ad_type, category, rooms, bathrooms,
    floors, furnished, ready, finishing, age, rent_period, cheques, payment_method,
    advertiser_type, mortgage_eligible, has_video, price_reduced
  );

-- walk in the order: newest
create index property_search_newest on property_search (purpose, published, id)
  include (
    loc, price, price_per_sqm, space, amenities_low, amenities_high, rank_key, agency_id,
    agent_id, lat_e6, lng_e6, service_charge, type, ad_type, category, rooms, bathrooms,
    floors, furnished, ready, finishing, age, rent_period, cheques, payment_method,
    advertiser_type, mortgage_eligible, has_video, price_reduced
  );

-- walk in the order: price
create index property_search_price on property_search (purpose, price, id)
  include (
    loc, price_per_sqm, space, amenities_low, amenities_high, rank_key, published, agency_id,
    agent_id, lat_e6, lng_e6, service_charge, type, ad_type, category, rooms, bathrooms,
    floors, furnished, ready, finishing, age, rent_period, cheques, payment_method,
    advertiser_type, mortgage_eligible, has_video, price_reduced
  );

-- walk in the order: price per area
create index property_search_price_per_area on property_search (purpose, price_per_sqm, id)
  include (
    loc, price, space, amenities_low, amenities_high, rank_key, published, agency_id,
    agent_id, lat_e6, lng_e6, service_charge, type, ad_type, category, rooms, bathrooms,
    floors, furnished, ready, finishing, age, rent_period, cheques, payment_method,
    advertiser_type, mortgage_eligible, has_video, price_reduced
  );

-- walk in the order: space
create index property_search_space on property_search (purpose, space, id)
  include (
    loc, price, price_per_sqm, amenities_low, amenities_high, rank_key, published, agency_id,
    agent_id, lat_e6, lng_e6, service_charge, type, ad_type, category, rooms, bathrooms,
    floors, furnished, ready, finishing, age, rent_period, cheques, payment_method,
    advertiser_type, mortgage_eligible, has_video, price_reduced
  );

-- walk in the order: rooms
create index property_search_rooms on property_search (purpose, rooms, id)
  include (
    loc, price, price_per_sqm, space, amenities_low, amenities_high, rank_key, published,
    agency_id, agent_id, lat_e6, lng_e6, service_charge, type, ad_type, category, bathrooms,
    floors, furnished, ready, finishing, age, rent_period, cheques, payment_method,
    advertiser_type, mortgage_eligible, has_video, price_reduced
  );
