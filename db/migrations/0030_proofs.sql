-- When somebody last gave their password in a session: for what could take the account away from its
-- owner, or all its data, five minutes are the longest that may be ago (reliability.md 3.2).

-- A release that does not know the column yet writes none, and its sessions have proved nothing.
alter table sessions
  add column proved_at timestamptz not null default '-infinity';
