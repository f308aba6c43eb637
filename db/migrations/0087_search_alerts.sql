-- Changes of ads that alerts are about, written by the statement that changes search, so that none is missed
-- whatever changed the ad, and none is told that was rolled back.
--
-- price, old_price: fils, as in property_search.

-- Ads that were public and are not now: one that comes back is not new.
create table gone_ads (
  property_id integer primary key references properties (id) on delete cascade,
  price bigint not null,
  gone_at timestamptz not null
);

insert into gone_ads (property_id, price, gone_at)
select id, total_price * 100, updated_at
from properties
where first_published_at is not null and total_price is not null
  and not exists (select from property_search where property_search.id = properties.id);

create table ad_changes (
  id bigint generated always as identity primary key,
  property_id integer not null references properties (id) on delete cascade,
  kind text not null check (kind in ('new', 'back', 'price_down', 'changed')),
  price bigint not null,
  old_price bigint,
  -- the row of property_search as it was, where the ad may now fit searches that it did not fit
  before jsonb,
  at timestamptz not null,
  matched_at timestamptz,
  -- A process that compares it with searches writes both first, so others leave it alone until then, and a
  -- change that always fails holds up none after it.
  tries smallint not null default 0,
  try_after timestamptz
);

-- changes that searches have yet to be compared with; five tries, as in the query
create index ad_changes_waiting on ad_changes (id) where matched_at is null and tries < 5;

-- prices of the last weeks of an ad
create index ad_changes_property on ad_changes (property_id, at);

-- changes that are too old to be told
create index ad_changes_at on ad_changes (at);

-- No foreign key to ad_changes: it would cost more than all the rest where an ad fits hundreds of searches.
create table search_matches (
  search_id uuid not null references saved_searches (id) on delete cascade,
  change_id bigint not null,
  property_id integer not null,
  at timestamptz not null,
  told_at timestamptz,
  primary key (search_id, change_id)
);

-- matches that are too old to be told
create index search_matches_at on search_matches (at);

-- An advertiser who hides an ad and shows it again, or raises and lowers its price, or lowers it by little
-- again and again, causes no news: an ad is back after a day and once a month, and a price is at least one
-- per cent lower than all that were told in the last month, or than the one before where none was. Nobody is
-- told of anything before a search was saved, so nothing is written until then.

create function is_lower_price(ad integer, amount bigint, last_price bigint) returns boolean language sql stable as $$
  select amount * 100 <= 99 * coalesce((
    select min(price)
    from ad_changes
    where property_id = ad and kind <> 'changed' and at > now() - interval '30 days'), last_price)
$$;

create function note_ads_shown() returns trigger language plpgsql as $$
begin
  if exists (select from saved_searches) then
    insert into ad_changes (property_id, kind, price, old_price, at)
    select id, kind, price, case when old_price > price then old_price end, clock_timestamp()
    from (
      select added.id, added.price, gone.price as old_price,
        case
          when gone.property_id is null then 'new'
          when gone.gone_at <= now() - interval '1 day' and not exists (
            select
            from ad_changes
            where property_id = added.id and kind = 'back' and at > now() - interval '30 days')
            then 'back'
          when gone.price > added.price and is_lower_price(added.id, added.price, gone.price) then 'price_down'
        end as kind
      from added
      left join gone_ads gone on gone.property_id = added.id
    ) shown
    where kind is not null
    order by id;
  end if;
  delete from gone_ads using added where property_id = added.id;
  return null;
end
$$;

create function note_ads_gone() returns trigger language plpgsql as $$
begin
  insert into gone_ads (property_id, price, gone_at)
  select removed.id, removed.price, now()
  from removed
  join properties on properties.id = removed.id
  on conflict (property_id) do update set price = excluded.price, gone_at = excluded.gone_at;
  return null;
end
$$;

-- Whether an ad may fit other searches than before. Only columns that a filter reads are named: a later
-- migration that fills another one tells nobody of all ads. The rank and the day of publication are no facts
-- of the ad. When places are renumbered, `loc` changes before `lft` of the ad's place, otherwise after it.
create function is_changed_ad(was jsonb, is_now jsonb) returns boolean language sql stable as $$
  select exists (
      select
      from unnest(array[
        'price', 'space', 'amenities_low', 'amenities_high', 'agency_id', 'agent_id', 'lat_e6', 'lng_e6',
        'service_charge', 'type', 'ad_type', 'purpose', 'category', 'rooms', 'bathrooms', 'floors',
        'furnished', 'ready', 'finishing', 'age', 'rent_period', 'cheques', 'payment_method',
        'advertiser_type', 'mortgage_eligible', 'has_video', 'price_reduced']) as name
      where was -> name is distinct from is_now -> name)
    or was -> 'loc' <> is_now -> 'loc' and exists (
      select
      from properties
      join locations on locations.id = location_id
      where properties.id = (is_now ->> 'id')::integer and lft = (is_now ->> 'loc')::integer)
$$;

create function note_ads_changed() returns trigger language plpgsql as $$
begin
  if exists (select from saved_searches) then
    insert into ad_changes (property_id, kind, price, old_price, before, at)
    select id, kind, price, case kind when 'price_down' then old_price end,
      case kind when 'changed' then before end, clock_timestamp()
    from (
      select added.id, added.price, removed.price as old_price, to_jsonb(removed) as before,
        case
          when added.price < removed.price and is_lower_price(added.id, added.price, removed.price)
            then 'price_down'
          when is_changed_ad(to_jsonb(removed), to_jsonb(added)) then 'changed'
        end as kind
      from added
      join removed on removed.id = added.id
    ) changed
    where kind is not null
    order by id;
  end if;
  return null;
end
$$;

create trigger property_search_shown after insert on property_search
  referencing new table as added
  for each statement execute function note_ads_shown();

create trigger property_search_gone after delete on property_search
  referencing old table as removed
  for each statement execute function note_ads_gone();

create trigger property_search_changed after update on property_search
  referencing old table as removed new table as added
  for each statement execute function note_ads_changed();
