-- Five thousand ads of one account lie on as many pages of a big table, and what stands late in a row
-- costs a walk through all of it: an advertiser's list, search and counts read an index alone.

-- What own ads are searched by, in small letters. The longest that an import brings is 502 letters
-- (a reference of 100, titles of 200); an index entry takes 2,704 bytes, 510 letters 2,040 at most.
alter table properties add column sought text not null
  generated always as (left(lower(reference_id || E'\n' || name_en || E'\n' || name_ar), 510)) stored;

-- The list and the counts, which read all of an account's entries: no texts between them.
drop index properties_account;
create index properties_account on properties (account_id, created_at, id)
  include (standing, permit_expires_at, end_date, total_price, visible, start_date, package_id);
drop index properties_keeper;
create index properties_keeper on properties (keeper_id, created_at, id)
  include (standing, permit_expires_at, end_date, total_price, visible, start_date, package_id);

-- The search.
create index properties_account_sought on properties (account_id)
  include (id, created_at, standing, permit_expires_at, end_date, total_price, sought);
create index properties_keeper_sought on properties (keeper_id)
  include (id, created_at, standing, permit_expires_at, end_date, total_price, sought);
