-- no transaction
-- Lists, counts and the search of an agent's own ads leave out those that are an agency's that they have
-- left. Ads are read and written all the time: each index is built beside the one whose name it gets.

drop index concurrently if exists properties_account_next;
create index concurrently properties_account_next on properties (account_id, created_at, id)
  include (standing, permit_expires_at, end_date, total_price, visible, start_date, package_id, keeper_id);
drop index concurrently if exists properties_account;
alter index properties_account_next rename to properties_account;

drop index concurrently if exists properties_account_sought_next;
create index concurrently properties_account_sought_next on properties (account_id)
  include (id, created_at, standing, permit_expires_at, end_date, total_price, sought, keeper_id);
drop index concurrently if exists properties_account_sought;
alter index properties_account_sought_next rename to properties_account_sought;
