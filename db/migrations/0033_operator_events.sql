-- What an operator did to an account by the command line, by whose hand and why: rescuing somebody
-- who lost a second factor or the way to the e-mail, and the verified mark.

alter table account_events
  drop constraint account_events_kind_check,
  add constraint account_events_kind_check check (kind in (
    'email_changed', 'exported', 'erased',
    'operator_made', 'password_link', 'factor_reset', 'verified', 'unverified'
  )),
  -- nobody where it was the owner
  add column actor text,
  add column reason text;
