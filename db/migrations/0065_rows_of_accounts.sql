-- Letters and kept answers that an erasure has to find although nothing else in them names their account.
--
-- mails.account_id: the account that an address was asked for while it was not yet its own, or had the
-- address before it changed it. Null of letters to the address that an account has, which name it.
-- idempotency_keys.account_id: whose key it is; null of a visitor's.

alter table mails
  add column account_id integer references accounts (id) on delete cascade;

-- what an erasure takes away
create index mails_account on mails (account_id) where account_id is not null;

alter table idempotency_keys
  add column account_id integer references accounts (id) on delete cascade;

-- what an erasure takes away
create index idempotency_keys_account on idempotency_keys (account_id) where account_id is not null;
