-- Ads that are over stay for ever, and a free package has room for another once one is closed. So all that
-- is not on show counts, drafts in a kind of their own. What was paid for is bounded by what it costs.

create function room_kind(p properties) returns text language sql immutable as $$
  select case
    when p.keeper_id is null or p.state in ('live', 'under_offer') then null
    when p.state = 'draft' then 'drafts'
    when p.package_basis = 'free' then 'off_show'
  end
$$;

alter function draft_bytes(properties) rename to ad_bytes;

alter table storage_entries
  drop constraint storage_entries_kind_check,
  add check (kind in ('items', 'drafts', 'off_show')),
  -- what the worker has added up; others came since
  add column is_sum boolean not null default false,
  set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);

create index storage_entries_new on storage_entries (kind, account_id) include (bytes)
  where not is_sum;

-- What accounts hold together that are not known, when the worker added up last: nobody who writes an ad
-- reads the rows of all accounts.
create table storage_of_newcomers (
  kind text primary key check (kind in ('items', 'drafts')),
  bytes bigint not null
);

drop trigger properties_drafts_added on properties;
drop trigger properties_drafts_removed on properties;
drop trigger properties_drafts_updated on properties;
drop function count_drafts();

create function count_ads() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into storage_entries (account_id, kind, bytes)
    select keeper_id, room_kind(added), sum(ad_bytes(added))
    from added
    where room_kind(added) is not null
    group by 1, 2;
  elsif tg_op = 'DELETE' then
    insert into storage_entries (account_id, kind, bytes)
    select keeper_id, room_kind(removed), - sum(ad_bytes(removed))
    from removed
    where room_kind(removed) is not null
    group by 1, 2;
  else
    insert into storage_entries (account_id, kind, bytes)
    select keeper_id, kind, sum(bytes)
    from (
      select keeper_id, room_kind(added) as kind, ad_bytes(added) as bytes from added
      union all
      select keeper_id, room_kind(removed), - ad_bytes(removed) from removed) changed
    where kind is not null
    group by 1, 2
    having sum(bytes) <> 0;
  end if;
  return null;
end
$$;

create trigger properties_room_added after insert on properties
  referencing new table as added for each statement execute function count_ads();
create trigger properties_room_removed after delete on properties
  referencing old table as removed for each statement execute function count_ads();
create trigger properties_room_updated after update on properties
  referencing old table as removed new table as added
  for each statement execute function count_ads();

insert into storage_entries (account_id, kind, bytes)
select keeper_id, 'off_show', sum(ad_bytes(p))
from properties p
where room_kind(p) = 'off_show'
group by keeper_id;
