-- How many public ads each advertiser has, an agency those of its members too: "find an agent" sorts
-- ten thousand of them by it. Kept by the statement that changes search, so it never differs.

create table advertiser_counts (
  account_id integer primary key references accounts (id) on delete cascade,
  properties integer not null
) with (fillfactor = 70);

-- An ad counts once for each of its advertisers, once only where agent and agency are the same.
create function count_advertisers() returns trigger language plpgsql as $$
declare
  come integer[];
  gone integer[];
begin
  if tg_op <> 'DELETE' then
    select array_agg(agent_id) || array_agg(nullif(agency_id, agent_id)) into come from added;
  end if;
  if tg_op <> 'INSERT' then
    select array_agg(agent_id) || array_agg(nullif(agency_id, agent_id)) into gone from removed;
  end if;
  insert into advertiser_counts as known (account_id, properties)
  select account_id, sum(step)
  from (
    select unnest(come) as account_id, 1 as step
    union all
    select unnest(gone), -1
  ) as steps
  where account_id is not null
  group by account_id
  having sum(step) <> 0
  order by account_id
  on conflict (account_id) do update set properties = known.properties + excluded.properties;
  return null;
end
$$;

create trigger property_search_added after insert on property_search
  referencing new table as added
  for each statement execute function count_advertisers();

create trigger property_search_removed after delete on property_search
  referencing old table as removed
  for each statement execute function count_advertisers();

create trigger property_search_updated after update on property_search
  referencing old table as removed new table as added
  for each statement execute function count_advertisers();

insert into advertiser_counts (account_id, properties)
select account_id, count(*)
from (
  select agent_id as account_id from property_search
  union all
  select nullif(agency_id, agent_id) from property_search
) as counted
where account_id in (select id from accounts)
group by account_id;
