-- An emirate's rule for permits stood in the expression of a generated column (standing), so that another
-- rule meant to write the whole table again under a lock. It is a row now, which the program writes at its
-- start (features/reference/permit-rules); the worker brings the ads of a changed row up to date in batches.
--
-- The release before this one reads standing, which stays as it is with permit_place. A later release drops both.

create table permit_rules (
  -- slug of a location
  emirate text primary key,
  -- of permits; none where an emirate asks for none any more
  types text[] not null,
  -- a regular expression for the number of each type
  forms text[] not null check (cardinality(forms) = cardinality(types)),
  -- slugs of locations whose ads need no permit
  exempt text[] not null,
  changed_at timestamptz not null default now(),
  -- when the last pass of the worker over the ads of the emirate began
  refreshed_at timestamptz not null default '-infinity'
);

-- For the ads that are there; into an empty database the program writes them, as a restore begins with one
-- whose tables are empty.
insert into permit_rules (emirate, types, forms, exempt, changed_at, refreshed_at)
select emirate, types, forms, exempt, '-infinity', 'infinity'
from (values
  ('dubai', array['rera', 'dtcm'],
    array['^[0-9]{10,11}$', '^[A-Za-z0-9\u0621-\u064a][A-Za-z0-9\u0621-\u064a /.-]{2,39}$'],
    array['dubai/difc', 'dubai/jebel-ali-freezone']),
  ('abu-dhabi', array['adrec'],
    array['^[A-Za-z0-9\u0621-\u064a][A-Za-z0-9\u0621-\u064a /.-]{2,39}$'],
    array[]::text[])
) as rules (emirate, types, forms, exempt)
where exists (select from properties);

-- What is true of an ad whatever day it is: 1 without Arabic texts, 2 without English texts, 4 it needs a
-- permit, 8 it has none of the right form, 256 times a bit for the place of its state in the list of states.
-- What follows from that for its advertiser is told by features/posting/own-ads alone. 0: not derived yet.
alter table properties add column status_flags integer not null default 0;

-- A location's slug begins with those of all above it.
create function ad_status_flags(p properties) returns integer language plpgsql stable as $$
declare
  flags integer := 128 << array_position(array['draft', 'awaiting_payment', 'in_review',
    'changes_requested', 'rejected', 'live', 'under_offer', 'suspended', 'expired', 'closed'], p.state);
  form text;
begin
  if p.name_ar = '' or p.description_ar = '' then
    flags := flags | 1;
  end if;
  if p.name_en = '' or p.description_en = '' then
    flags := flags | 2;
  end if;
  select r.forms[array_position(r.types, coalesce(p.permit_type, r.types[1]))]
    into form
  from locations l
  join permit_rules r on r.emirate = split_part(l.slug, '/', 1)
  where l.id = p.location_id and cardinality(r.types) > 0
    and not exists (
      select from unnest(r.exempt) as place where starts_with(l.slug || '/', place || '/'));
  if found then
    flags := flags | 4;
    if form is null or coalesce(p.permit_number, '') = ''
      or p.permit_number collate "C" !~ form
    then
      flags := flags | 8;
    end if;
  end if;
  return flags;
end
$$;

create function set_status_flags() returns trigger language plpgsql as $$
begin
  new.status_flags := ad_status_flags(new);
  return new;
end
$$;

-- After the triggers before it in the alphabet. Whatever is written to the column, it is derived.
create trigger properties_status_flags
  before insert or update of status_flags, state, name_en, name_ar, description_en, description_ar,
    location_id, permit_number, permit_type
  on properties
  for each row execute function set_status_flags();
