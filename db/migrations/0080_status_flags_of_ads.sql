-- no transaction
-- The ads of before, five hundred at a time with a pause after each; begun again, it passes over those that
-- are done. A file without a transaction is cut into statements where a line ends with a semicolon.

do $$ declare done integer := 0; upto integer; filled integer; begin loop
    select max(id) into upto from (select id from properties where id > done order by id limit 500) batch; exit
    when upto is null; update properties set status_flags = 0
    where id > done and id <= upto and status_flags = 0; get diagnostics filled = row_count; commit; done := upto; if
    filled > 0 then perform pg_sleep(0.02); end if; end loop; end $$;

-- my properties: the newest first, what each asks for, how many there are of each state. Each index is built
-- beside the one whose name it gets; standing is for the release before.

drop index concurrently if exists properties_account_next;
create index concurrently properties_account_next on properties (account_id, created_at, id)
  include (standing, permit_expires_at, end_date, total_price, visible, start_date, package_id, keeper_id,
    status_flags);
drop index concurrently if exists properties_account;
alter index properties_account_next rename to properties_account;

drop index concurrently if exists properties_keeper_next;
create index concurrently properties_keeper_next on properties (keeper_id, created_at, id)
  include (standing, permit_expires_at, end_date, total_price, visible, start_date, package_id, status_flags);
drop index concurrently if exists properties_keeper;
alter index properties_keeper_next rename to properties_keeper;

drop index concurrently if exists properties_account_sought_next;
create index concurrently properties_account_sought_next on properties (account_id)
  include (id, created_at, standing, permit_expires_at, end_date, total_price, sought, keeper_id, status_flags);
drop index concurrently if exists properties_account_sought;
alter index properties_account_sought_next rename to properties_account_sought;

drop index concurrently if exists properties_keeper_sought_next;
create index concurrently properties_keeper_sought_next on properties (keeper_id)
  include (id, created_at, standing, permit_expires_at, end_date, total_price, sought, status_flags);
drop index concurrently if exists properties_keeper_sought;
alter index properties_keeper_sought_next rename to properties_keeper_sought;
