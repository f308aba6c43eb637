-- My properties puts first what asks something of its advertiser: a page and all its counts come from
-- one index, however many ads there are, so what no day changes is worked out when an ad is written.

-- The authority that permits ads where an ad lies (domain.md 1, features/permits), null where none
-- does. By slug, which tells the whole path of a place.
alter table properties add column permit_place text;

create function place_permit() returns trigger language plpgsql as $$
begin
  select case
      when slug ~ '^dubai/(difc|jebel-ali-freezone)(/|$)' then null
      when slug ~ '^(dubai|abu-dhabi)(/|$)' then split_part(slug, '/', 1)
    end
    into new.permit_place
  from locations
  where id = new.location_id;
  return new;
end
$$;

create trigger properties_placed before insert or update of location_id on properties
  for each row execute function place_permit();

update properties set location_id = location_id where location_id is not null;

-- standing: what an ad asks for (the bits of `needs` of my-properties), 128 it is on show, 256 its
-- permit counts, 512 times the place of its state in the list of states.
alter table properties
  add column standing integer not null generated always as (
    case state when 'awaiting_payment' then 1 when 'changes_requested' then 2 when 'expired' then 4
      else 0 end
    + case when state in ('live', 'under_offer') then 128 else 0 end
    + case when state in ('expired', 'closed', 'rejected') then 0 else
        case when name_ar = '' or description_ar = '' then 32 else 0 end
        + case when name_en = '' or description_en = '' then 64 else 0 end
        + case when permit_place is null then 0 else 256 end
        + case
            when permit_place is null then 0
            when coalesce(permit_number, '') = '' then 16
            when permit_place = 'dubai' and coalesce(permit_type, 'rera') = 'rera'
              and permit_number collate "C" ~ '^[0-9]{10,11}$' then 0
            when (permit_place = 'dubai' and permit_type = 'dtcm'
                or permit_place = 'abu-dhabi' and coalesce(permit_type, 'adrec') = 'adrec')
              and permit_number collate "C"
                ~ '^[A-Za-z0-9\u0621-\u064a][A-Za-z0-9\u0621-\u064a /.-]{2,39}$' then 0
            else 16
          end
      end
    + 512 * array_position(array['draft', 'awaiting_payment', 'in_review', 'changes_requested',
        'rejected', 'live', 'under_offer', 'suspended', 'expired', 'closed'], state)
  ) stored;

-- my properties: the newest first, what each asks for, how many there are of each state
drop index properties_account;
create index properties_account on properties (account_id, created_at, id)
  include (standing, permit_expires_at, end_date, total_price);
drop index properties_keeper;
create index properties_keeper on properties (keeper_id, created_at, id)
  include (standing, permit_expires_at, end_date, total_price);
