-- Documents of requests that were sent have a purpose of their own. A release from before 0092 takes every
-- visitor's file with the purpose `fundraising` for one that was not sent and deletes the oldest ones when
-- storage runs out, so after a roll-back to it requests lost their documents. The release before this one
-- does not count documents of sent requests while it still runs; the trigger also names those that it claims.

alter table files
  drop constraint files_purpose_check,
  add constraint files_purpose_check
    check (purpose in ('account', 'registration', 'fundraising', 'fundraising-sent'));

create function name_sent_documents() returns trigger language plpgsql as $$
begin
  new.purpose := 'fundraising-sent';
  return new;
end
$$;

create trigger files_sent before insert or update of claimed_for on files
  for each row when (new.purpose = 'fundraising' and new.claimed_for is not null)
  execute function name_sent_documents();

update files
set purpose = 'fundraising-sent'
where purpose = 'fundraising' and claimed_for is not null;
