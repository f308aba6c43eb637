-- Ads begin and end by their days. Both indexes hold only ads that are on show or about to be, so
-- asking every few minutes which of them are due costs next to nothing.

create index properties_ending on properties (end_date)
  where state in ('live', 'under_offer') and end_date is not null;

create index properties_starting on properties (start_date)
  where state in ('live', 'under_offer') and start_date is not null;
