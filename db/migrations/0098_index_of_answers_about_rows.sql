-- no transaction
-- The answers about a row that is deleted. Beside the statements of the release before, because the table is
-- large: answers of all accounts of two days.

drop index concurrently if exists idempotency_keys_about;
create index concurrently idempotency_keys_about on idempotency_keys (about) where about is not null;
