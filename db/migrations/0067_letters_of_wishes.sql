-- Whose a letter is, where an erasure has to find it.
--
-- mails.wished_by: the account that wants the address of the letter, whose erasure takes the letter away. No
-- account sees these letters: whether one is written depends on whether the address has an account already.
-- mails.account_id has been that too, and is from now on only the account that had the address when the
-- letter was sent and has another since. Which of both an older row means is not known.

alter table mails
  add column wished_by integer references accounts (id) on delete cascade;

update mails set wished_by = account_id, account_id = null where account_id is not null;

-- what an erasure takes away
create index mails_wished_by on mails (wished_by) where wished_by is not null;
