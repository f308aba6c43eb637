-- An operator takes a public profile off the site by the command line and brings it back. No index: it
-- is asked of rows that are found already, and few have it.

alter table accounts add column profile_hidden_at timestamptz;

alter table account_events
  drop constraint account_events_kind_check,
  add constraint account_events_kind_check check (kind in (
    'email_changed', 'exported', 'erased',
    'operator_made', 'password_link', 'factor_reset', 'sessions_ended', 'verified', 'unverified',
    'profile_hidden', 'profile_shown'
  ));
