-- Ads that were submitted stay for ever, and accounts are free to make: 4 MB of ads off show for each new
-- account is no bound of all of them. So what was submitted and not paid for counts in a kind of its own
-- (submitted), of which all new accounts together have a bound. It counts on show as well as off it: an ad on
-- show leaves one day without being asked, so a bound of those off show alone could be passed by closing ads.
-- What an operator imported (source) is not counted.

-- Whoever adds or changes an ad waits until all are counted, so that none is counted twice or not at all.
lock table properties in share row exclusive mode;

alter table storage_entries
  drop constraint storage_entries_kind_check,
  add check (kind in (
    'items', 'drafts', 'off_show', 'submitted', 'files',
    'former_items', 'former_drafts', 'former_submitted', 'former_files'));

alter table storage_of_newcomers
  drop constraint storage_of_newcomers_kind_check,
  add check (kind in ('items', 'drafts', 'submitted', 'files'));

create function is_submitted_free(p properties) returns boolean language sql immutable as $$
  select p.keeper_id is not null and p.state <> 'draft' and p.package_basis = 'free' and p.source is null
$$;

-- As what an ad counts. The release before this one asks room_kind.
create function room_kinds(p properties) returns text[] language sql immutable as $$
  select array_remove(
    array[room_kind(p), case when is_submitted_free(p) then 'submitted' end], null)
$$;

create or replace function count_ads() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into storage_entries (account_id, kind, bytes)
    select keeper_id, counted.kind, sum(ad_bytes(added))
    from added
    cross join unnest(room_kinds(added)) as counted (kind)
    group by 1, 2;
  elsif tg_op = 'DELETE' then
    insert into storage_entries (account_id, kind, bytes)
    select keeper_id, counted.kind, - sum(ad_bytes(removed))
    from removed
    cross join unnest(room_kinds(removed)) as counted (kind)
    group by 1, 2;
  else
    insert into storage_entries (account_id, kind, bytes)
    select keeper_id, counted.kind, sum(bytes)
    from (
      select keeper_id, room_kinds(added) as kinds, ad_bytes(added) as bytes from added
      union all
      select keeper_id, room_kinds(removed), - ad_bytes(removed) from removed) changed
    cross join unnest(kinds) as counted (kind)
    group by 1, 2
    having sum(bytes) <> 0;
  end if;
  return null;
end
$$;

insert into storage_entries (account_id, kind, bytes)
select keeper_id, 'submitted', sum(ad_bytes(p))
from properties p
where is_submitted_free(p)
group by keeper_id;

-- What is held already counts no more than a new account may hold.
insert into storage_entries (account_id, kind, bytes, is_sum)
select account_id, 'former_submitted', bytes - 4 * 1048576, true
from storage_entries
where kind = 'submitted' and bytes > 4 * 1048576;
