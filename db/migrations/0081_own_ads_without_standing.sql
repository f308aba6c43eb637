-- no transaction
-- The generated column standing holds the rules for permits a second time, beside permit_rules, and no release
-- reads it any more. The indexes of my properties are built without it before 0082 drops it, since an index goes
-- with a column that it includes. Each is built beside the one whose name it gets.

drop index concurrently if exists properties_account_next;
create index concurrently properties_account_next on properties (account_id, created_at, id)
  include (permit_expires_at, end_date, total_price, visible, start_date, package_id, keeper_id, status_flags);
drop index concurrently if exists properties_account;
alter index properties_account_next rename to properties_account;

drop index concurrently if exists properties_keeper_next;
create index concurrently properties_keeper_next on properties (keeper_id, created_at, id)
  include (permit_expires_at, end_date, total_price, visible, start_date, package_id, status_flags);
drop index concurrently if exists properties_keeper;
alter index properties_keeper_next rename to properties_keeper;

drop index concurrently if exists properties_account_sought_next;
create index concurrently properties_account_sought_next on properties (account_id)
  include (id, created_at, permit_expires_at, end_date, total_price, sought, keeper_id, status_flags);
drop index concurrently if exists properties_account_sought;
alter index properties_account_sought_next rename to properties_account_sought;

drop index concurrently if exists properties_keeper_sought_next;
create index concurrently properties_keeper_sought_next on properties (keeper_id)
  include (id, created_at, permit_expires_at, end_date, total_price, sought, status_flags);
drop index concurrently if exists properties_keeper_sought;
alter index properties_keeper_sought_next rename to properties_keeper_sought;
