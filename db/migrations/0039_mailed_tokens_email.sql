-- An address that an account takes ends all pending registrations of it, and all links that would
-- give it to another account. Those that were left behind by earlier releases are deleted.

-- the links of one address
create index mailed_tokens_email on mailed_tokens (email);

delete from registrations
using accounts
where lower(accounts.email) = registrations.email;
