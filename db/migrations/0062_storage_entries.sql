-- What drafts and items of feeds take is counted by account, as accounts are free to make and many of them
-- would fill the disk. An entry is written with each change and never updated, so that writers of one
-- account do not wait for each other; the worker adds up entries of the same account.

create table storage_entries (
  id bigint generated always as identity primary key,
  -- without a foreign key: what an account leaves is taken off when its rows leave, after it
  account_id integer not null,
  kind text not null check (kind in ('items', 'drafts')),
  bytes bigint not null
);

-- how much an account takes, and all of them
create index storage_entries_account on storage_entries (kind, account_id) include (bytes);

-- whose ads were paid for or given by an operator: these accounts have room of their own
create index properties_paid on properties (keeper_id)
  where package_basis <> 'free' and state in ('live', 'under_offer');
create index accounts_verified on accounts (id) where verified;

-- Texts count as they came, before PostgreSQL packs them. 4,096: the row, its amenities and indexes.
create function draft_bytes(p properties) returns bigint language sql stable as $$
  select 4096::bigint + octet_length(p.name_en) + octet_length(p.name_ar)
    + octet_length(p.description_en) + octet_length(p.description_ar)
    + octet_length(p.address_en) + octet_length(p.address_ar)
    + coalesce(pg_column_size(p.payment_plan), 0) + coalesce(pg_column_size(p.video_urls), 0)
$$;

create function item_bytes(i feed_items) returns bigint language sql stable as $$
  select 256::bigint + octet_length(i.fields::text) + coalesce(octet_length(i.pictures::text), 0)
$$;

-- The agency keeps the drafts of its agents, each agent the items of its own feeds.
create function count_drafts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into storage_entries (account_id, kind, bytes)
    select keeper_id, 'drafts', sum(draft_bytes(added))
    from added
    where state = 'draft' and keeper_id is not null
    group by keeper_id;
  elsif tg_op = 'DELETE' then
    insert into storage_entries (account_id, kind, bytes)
    select keeper_id, 'drafts', - sum(draft_bytes(removed))
    from removed
    where state = 'draft' and keeper_id is not null
    group by keeper_id;
  else
    insert into storage_entries (account_id, kind, bytes)
    select keeper_id, 'drafts', sum(bytes)
    from (
      select keeper_id, draft_bytes(added) as bytes from added where state = 'draft'
      union all
      select keeper_id, - draft_bytes(removed) from removed where state = 'draft') changed
    where keeper_id is not null
    group by keeper_id
    having sum(bytes) <> 0;
  end if;
  return null;
end
$$;

create function count_items() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into storage_entries (account_id, kind, bytes)
    select account_id, 'items', sum(item_bytes(added)) from added group by account_id;
  elsif tg_op = 'DELETE' then
    insert into storage_entries (account_id, kind, bytes)
    select account_id, 'items', - sum(item_bytes(removed)) from removed group by account_id;
  else
    insert into storage_entries (account_id, kind, bytes)
    select account_id, 'items', sum(bytes)
    from (
      select account_id, item_bytes(added) as bytes from added
      union all
      select account_id, - item_bytes(removed) from removed) changed
    group by account_id
    having sum(bytes) <> 0;
  end if;
  return null;
end
$$;

create trigger properties_drafts_added after insert on properties
  referencing new table as added for each statement execute function count_drafts();
create trigger properties_drafts_removed after delete on properties
  referencing old table as removed for each statement execute function count_drafts();
create trigger properties_drafts_updated after update on properties
  referencing old table as removed new table as added
  for each statement execute function count_drafts();

create trigger feed_items_added after insert on feed_items
  referencing new table as added for each statement execute function count_items();
create trigger feed_items_removed after delete on feed_items
  referencing old table as removed for each statement execute function count_items();
create trigger feed_items_updated after update on feed_items
  referencing old table as removed new table as added
  for each statement execute function count_items();

insert into storage_entries (account_id, kind, bytes)
select keeper_id, 'drafts', sum(draft_bytes(p))
from properties p
where state = 'draft' and keeper_id is not null
group by keeper_id;

insert into storage_entries (account_id, kind, bytes)
select account_id, 'items', sum(item_bytes(i)) from feed_items i group by account_id;
