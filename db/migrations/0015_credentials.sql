-- What an account knows of its owner beyond its profile. The hash names the pepper it was made with;
-- the number of an identity paper is encrypted and bound to its row.

alter table accounts
  add column password_hash text,
  add column gender text check (gender in ('male', 'female')),
  add column birthday date,
  add column id_number bytea,
  add column company_name text;

-- login by phone
create index accounts_phone on accounts (phone) where phone is not null;
