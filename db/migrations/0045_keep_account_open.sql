-- Whatever is written for an account must not be committed beside or after the erasure of that
-- account, because an erasure closes and deletes only what it finds. A transaction that writes for an
-- account calls this function before it locks anything else. The erasure locks the row `for update`
-- first, so one of the two waits for the other.
--
-- The office of a member is locked too, because ads are made for the office. It is locked first: the
-- erasure of an office locks the office and then its members.

create function keep_account_open(account integer) returns integer language plpgsql strict as $$
begin
  perform 1
  from accounts
  where id = (select agency_id from accounts where id = account)
  for key share;
  perform 1
  from accounts
  where id = account and erased_at is null
  for key share;
  if not found then
    raise exception 'account % is erased', account using errcode = 'DA001';
  end if;
  return account;
end
$$;
