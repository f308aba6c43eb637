-- Whose rows are that know nothing but an address, where an erasure has to find them.
--
-- mails.wished_by: the account that wants the address of the letter, whose erasure takes the letter away. No
-- account sees these letters: whether one is written depends on whether the address has an account already.
-- mails.account_id has been that too, and is from now on only the account that had the address when the
-- letter was sent and has another since. Which of both an older row means is not known.
-- files.left_by, registration_decoys.left_by: as mails.account_id, of photos of registrations that opened no
-- account and of passwords that were given with them.

alter table mails
  add column wished_by integer references accounts (id) on delete cascade;

update mails set wished_by = account_id, account_id = null where account_id is not null;

alter table files
  add column left_by integer references accounts (id) on delete cascade;

alter table registration_decoys
  add column left_by integer references accounts (id) on delete cascade;

-- what an erasure takes away
create index mails_wished_by on mails (wished_by) where wished_by is not null;
create index files_left_by on files (left_by) where left_by is not null;
create index files_registrant on files (registrant) where registrant is not null;
create index registration_decoys_left_by on registration_decoys (left_by) where left_by is not null;
