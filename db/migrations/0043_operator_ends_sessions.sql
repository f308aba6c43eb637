-- An operator ends all sessions of an account by the command line, as for a phone that was stolen.

alter table account_events
  drop constraint account_events_kind_check,
  add constraint account_events_kind_check check (kind in (
    'email_changed', 'exported', 'erased',
    'operator_made', 'password_link', 'factor_reset', 'sessions_ended', 'verified', 'unverified'
  ));
