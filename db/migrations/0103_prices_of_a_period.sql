-- A rent of a month is not a lower price than the same rent of a year. Prices are compared only with those of the
-- same purpose and period, so that nobody is told that a price went down, or shown one that did not.

alter table property_prices
  -- of the ad when it had this price; null in rows of a release without them: those of the ad now
  add column purpose text check (purpose in ('sale', 'rent')),
  add column rent_period text check (rent_period in ('yearly', 'monthly', 'weekly', 'daily'));

-- What is compared with the price of an ad is of another purpose or period from now on. The history keeps its
-- rows, favourites begin with the present price, and alerts that wait name no former price.
create function note_other_period() returns trigger language plpgsql as $$
begin
  update property_prices
  set purpose = old.purpose, rent_period = old.rent_period
  where property_id = new.id and purpose is null;
  if new.total_price is not null then
    update favorites set price_at_adding = new.total_price where property_id = new.id;
    update gone_ads set price = new.total_price * 100 where property_id = new.id;
    update ad_changes
    set old_price = null, price = case kind when 'changed' then price else new.total_price * 100 end
    where property_id = new.id;
  end if;
  return null;
end
$$;

create trigger properties_other_period after update of purpose, rent_period on properties
  for each row
  when (old.purpose is distinct from new.purpose or old.rent_period is distinct from new.rent_period)
  execute function note_other_period();

create or replace function note_ads_changed() returns trigger language plpgsql as $$
begin
  if exists (select from saved_searches) then
    insert into ad_changes (property_id, kind, price, old_price, before, at)
    select id, kind, price, case kind when 'price_down' then old_price end,
      case kind when 'changed' then before end, clock_timestamp()
    from (
      select added.id, added.price, removed.price as old_price, to_jsonb(removed) as before,
        case
          when added.price < removed.price and added.purpose = removed.purpose
            and added.rent_period is not distinct from removed.rent_period
            and is_lower_price(added.id, added.price, removed.price)
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
