-- What login compares with where a registration was asked for but cannot wait: its address has an
-- account, or its owner ended it. Without it the answer to the password of a registration would say
-- whether the address has an account. A row opens nothing: no link, account or letter refers to it.

create table registration_decoys (
  -- only the last registration of an address is ever compared with, so one is enough
  email text primary key,
  password_hash text not null,
  created_at timestamptz not null
);
