-- An operator takes a file off the site by the command line.

alter table account_events
  drop constraint account_events_kind_check,
  add constraint account_events_kind_check check (kind in (
    'email_changed', 'exported', 'erased',
    'operator_made', 'password_link', 'factor_reset', 'sessions_ended', 'verified', 'unverified',
    'profile_hidden', 'profile_shown', 'file_removed'
  ));
