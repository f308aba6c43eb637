-- Tries run out and come back one by one, so that an owner whom others have locked out of an unknown
-- browser waits minutes, not an hour (reliability.md, drill S4): spent_until lies ahead by the time
-- that the spent tries need to come back.

alter table login_tries
  drop column hour_hits,
  drop column hour_ends,
  add column spent_until timestamptz not null default now();

alter table login_tries
  alter column spent_until drop default;
