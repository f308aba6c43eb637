-- What an ad holds and what its advertiser only wants were one column, so closing an ad that waited for
-- its payment, and opening it again, put it on show in a package that nobody had paid for.
--
-- package_id: the package that the ad holds. package_basis says why: it is free, it was paid, or an
-- operator gave it. wanted_package_id: what was chosen and is not held yet, of a draft or of an ad that
-- awaits its payment. It ends with that state.

alter table properties
  add column package_basis text not null default 'free'
    check (package_basis in ('free', 'paid', 'granted')),
  add column wanted_package_id integer references subscription_packages (id) on delete restrict;

-- how many places of a package are kept for ads that await their payment
create index properties_wanted_package on properties (wanted_package_id, keeper_id)
  where wanted_package_id is not null;

-- Whoever writes it, a package that costs something is never held as a free one, and an ad is of the
-- type that its package is for. The price is asked about when the package is taken: one that becomes
-- dearer later takes nothing away. The release before writes wishes as packages: they become wishes.
create function keep_place() returns trigger language plpgsql as $$
declare
  held subscription_packages;
begin
  if new.state = 'draft' and new.package_id is not null then
    new.wanted_package_id := new.package_id;
    new.package_id := null;
  end if;
  if new.state not in ('draft', 'awaiting_payment') then
    new.wanted_package_id := null;
  end if;
  if new.package_id is null then
    new.package_basis := 'free';
  end if;
  select * into held from subscription_packages where id = new.package_id;
  if held.price > 0 and new.package_basis = 'free' and (tg_op = 'INSERT'
    or (new.package_id, new.package_basis) is distinct from (old.package_id, old.package_basis))
  then
    if new.state <> 'awaiting_payment' then
      raise exception 'package % is not free', new.package_id using errcode = 'check_violation';
    end if;
    new.wanted_package_id := new.package_id;
    new.package_id := case when tg_op = 'UPDATE' then old.package_id end;
    new.package_basis := case when tg_op = 'UPDATE' then old.package_basis else 'free' end;
    select * into held from subscription_packages where id = new.package_id;
  end if;
  if held.ad_type_id <> new.ad_type_id and (tg_op = 'INSERT'
    or (new.package_id, new.ad_type_id) is distinct from (old.package_id, old.ad_type_id))
  then
    raise exception 'package % is for another ad type', new.package_id
      using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create trigger properties_place
  before insert or update of state, package_id, package_basis, wanted_package_id, ad_type_id
  on properties
  for each row when (new.package_id is not null or new.wanted_package_id is not null
    or new.package_basis <> 'free')
  execute function keep_place();
