-- The outbox: a mail is kept in the transaction that decided on it and carried by a job. What it
-- says is encrypted, because it holds links that open accounts.

create table mails (
  id uuid primary key,
  recipient text not null,
  sealed bytea,
  created_at timestamptz not null,
  sent_at timestamptz
);

-- the outbox page: the last mails, of one recipient or of all
create index mails_recipient on mails (recipient, created_at desc);
create index mails_created on mails (created_at desc);
