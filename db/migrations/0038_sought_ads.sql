-- What an advertiser searches own ads by, in small letters and in the indexes that their list is read
-- from: five thousand ads of one account lie on as many pages of a big table, and the letters of two
-- texts of each are four milliseconds of work. An index takes no texts without end.
alter table properties add column sought text not null
  generated always as (left(lower(reference_id || E'\n' || name_en || E'\n' || name_ar), 400)) stored;

drop index properties_account;
create index properties_account on properties (account_id, created_at, id)
  include (standing, permit_expires_at, end_date, total_price, sought);
drop index properties_keeper;
create index properties_keeper on properties (keeper_id, created_at, id)
  include (standing, permit_expires_at, end_date, total_price, sought);
