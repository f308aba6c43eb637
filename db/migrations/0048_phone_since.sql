-- A phone number is never proved, so several accounts may have the same one. A login by phone looks at
-- the first few of them, those that have had the number longest: an account that takes the number later
-- never takes the place of an earlier one.

alter table accounts
  -- when another phone number was saved; null while it is the one that the account began with
  add column phone_since timestamptz;

-- login by phone, also as the release before asks
create index accounts_phone_since on accounts (phone, coalesce(phone_since, created_at), id)
where phone is not null and email_verified_at is not null;

drop index accounts_phone;
