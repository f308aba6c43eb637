-- Files of accounts count like drafts and items of feeds: accounts are free to make, so 1 GB of each is no
-- bound of all. Uploads that are begun count with the length that they declared.
--
-- former_*: what an account held beyond what a new one may when it was known last (storage-shares/queries.ts).
-- Until now no account counted more than a new one may, known before or not. So agents with full shares who
-- joined one new agency, or left their files to it, counted as one.

alter table storage_entries
  drop constraint storage_entries_kind_check,
  add check (kind in (
    'items', 'drafts', 'off_show', 'files', 'former_items', 'former_drafts', 'former_files'));

alter table storage_of_newcomers
  drop constraint storage_of_newcomers_kind_check,
  add check (kind in ('items', 'drafts', 'files'));

-- Bytes on the disk at most, with each size that can be made of a picture. Those of a picture 1,920 pixels
-- wide are 1.4 times as large as it together; of one 300 pixels wide each of the six is as wide as it is, and
-- they are 4.2 times as large. 4,096: the end of each of the seven parts; a video or an upload that is begun
-- has two at most.
create function file_bytes(kind text, width integer, bytes bigint) returns bigint
language sql immutable as $$
  select case
    when kind <> 'image' then bytes + 2 * 4096
    when width >= 1280 then 3 * bytes + 7 * 4096
    else 6 * bytes + 7 * 4096
  end
$$;

-- The files of visitors have room of their own.
create function count_files() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into storage_entries (account_id, kind, bytes)
    select account_id, 'files', sum(file_bytes(kind, width, bytes))
    from added
    where account_id is not null
    group by 1;
  elsif tg_op = 'DELETE' then
    insert into storage_entries (account_id, kind, bytes)
    select account_id, 'files', - sum(file_bytes(kind, width, bytes))
    from removed
    where account_id is not null
    group by 1;
  else
    insert into storage_entries (account_id, kind, bytes)
    select account_id, 'files', sum(counted)
    from (
      select account_id, file_bytes(kind, width, bytes) as counted from added
      union all
      select account_id, - file_bytes(kind, width, bytes) from removed) changed
    where account_id is not null
    group by 1
    having sum(counted) <> 0;
  end if;
  return null;
end
$$;

create function count_begun_uploads() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into storage_entries (account_id, kind, bytes)
    select account_id, 'files', sum(file_bytes('upload', null, bytes)) from added group by 1;
  else
    insert into storage_entries (account_id, kind, bytes)
    select account_id, 'files', - sum(file_bytes('upload', null, bytes)) from removed group by 1;
  end if;
  return null;
end
$$;

create trigger files_room_added after insert on files
  referencing new table as added for each statement execute function count_files();
create trigger files_room_removed after delete on files
  referencing old table as removed for each statement execute function count_files();
create trigger files_room_updated after update on files
  referencing old table as removed new table as added
  for each statement execute function count_files();

create trigger begun_uploads_room_added after insert on begun_uploads
  referencing new table as added for each statement execute function count_begun_uploads();
create trigger begun_uploads_room_removed after delete on begun_uploads
  referencing old table as removed for each statement execute function count_begun_uploads();

insert into storage_entries (account_id, kind, bytes)
select account_id, 'files', sum(file_bytes(kind, width, bytes))
from files
where account_id is not null
group by 1;

insert into storage_entries (account_id, kind, bytes)
select account_id, 'files', sum(file_bytes('upload', null, bytes)) from begun_uploads group by 1;

-- What is held already counts as before.
insert into storage_entries (account_id, kind, bytes, is_sum)
select coalesce(a.agency_id, e.account_id), 'former_' || e.kind, sum(e.bytes) - most.bytes, true
from storage_entries e
join (values ('items', 256), ('drafts', 256), ('files', 1280)) as known (kind, megabytes) using (kind)
cross join lateral (select known.megabytes * 1048576::bigint as bytes) as most
left join accounts a on a.id = e.account_id
group by 1, e.kind, most.bytes
having sum(e.bytes) > most.bytes;
