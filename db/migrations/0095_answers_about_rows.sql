-- A stored answer to a visitor's call repeats what was sent by a form, so it is forgotten with the row that the
-- call created: by an erasure, by an operator or when its time is over. The key stays, so the call is not
-- executed again. Answers that the release before this one stores name no row and expire after 48 hours.

alter table idempotency_keys
  -- table and id of the row that the call created; null where the answer says nothing of a person without
  -- an account
  add column about text;

create function forget_answers() returns trigger language plpgsql as $$
begin
  update idempotency_keys
  set sealed = null, about = null
  where about = tg_table_name || '/' || old.id;
  return null;
end
$$;

create trigger finance_applications_answers after delete on finance_applications
  for each row execute function forget_answers();
create trigger fundraising_requests_answers after delete on fundraising_requests
  for each row execute function forget_answers();
create trigger property_requests_answers after delete on property_requests
  for each row execute function forget_answers();
create trigger saved_searches_answers after delete on saved_searches
  for each row execute function forget_answers();
