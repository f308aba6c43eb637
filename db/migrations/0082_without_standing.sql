-- Replaced by status_flags (0079), which the release before this one reads too. Dropping a column rewrites
-- no row.

drop trigger properties_placed on properties;
drop function place_permit();

alter table properties
  drop column standing,
  drop column permit_place;
