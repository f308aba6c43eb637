-- Nothing could be paid so far, so whatever holds a package that costs something never paid for it. What
-- is on show awaits its payment from now on; what is over has to be renewed. What an operator looks at
-- stays there, in the free package of its type. Drafts only want their package.

update properties
set wanted_package_id = package_id, package_id = null
where state = 'draft' and package_id is not null;

create temporary table unpaid on commit drop as
select p.id, p.state, p.package_id as wanted, case
    when p.state in ('live', 'under_offer', 'awaiting_payment') then 'awaiting_payment'
    else p.state
  end as becomes, (
    select free.id
    from subscription_packages free
    where free.ad_type_id = p.ad_type_id and free.price = 0
      and p.state in ('in_review', 'changes_requested', 'suspended')
    order by free.id
    limit 1) as free
from properties p
join subscription_packages held on held.id = p.package_id
where held.price > 0 and p.package_basis = 'free';

insert into property_events (property_id, from_state, to_state)
select id, state, becomes
from unpaid
where state <> becomes;

update properties p
set state = unpaid.becomes,
  package_id = unpaid.free,
  wanted_package_id = case when unpaid.becomes = 'awaiting_payment' then unpaid.wanted end,
  end_date = case
    when p.end_date is not null
      then least(p.end_date, (now() at time zone 'Asia/Dubai')::date - 1)
  end,
  updated_at = now(),
  revision = p.revision + 1
from unpaid
where p.id = unpaid.id;

delete from property_search where id in (select id from unpaid);
delete from property_words where property_id in (select id from unpaid);

-- An ad that was posted while its advertiser left the office stayed in the name of both. Ads made for an
-- office stay with it (product.md 3).
create temporary table left_behind on commit drop as
select p.id, p.agency_id
from properties p
join accounts advertiser on advertiser.id = p.account_id
where p.agency_id <> p.account_id and advertiser.agency_id is distinct from p.agency_id;

update properties p
set account_id = p.agency_id,
  advertiser_type = case when advertiser_type = 'agent' then 'agency' else advertiser_type end,
  updated_at = now(),
  revision = p.revision + 1
from left_behind
where p.id = left_behind.id;

update files f
set account_id = left_behind.agency_id
from left_behind
where f.claimed_for = 'properties/' || left_behind.id;

-- as property-index derives them
update property_search s
set agent_id = left_behind.agency_id,
  advertiser_type = array_position(
    array['owner', 'agent', 'agency', 'broker', 'developer'], p.advertiser_type) - 1
from left_behind
join properties p on p.id = left_behind.id
where s.id = left_behind.id;
