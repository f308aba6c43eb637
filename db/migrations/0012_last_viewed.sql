-- When an ad was last viewed stands beside its counters, for the reason why they stand apart: a
-- view never touches a row that search or editing needs.

alter table property_counters add column last_viewed_at timestamptz;
alter table properties drop column last_viewed_at;
