-- no transaction
-- An account keeps the answers of its last calls under an Idempotency-Key and a fixed number of bytes of
-- them, and all accounts together have a bound; a key outlives its answer, so nothing is done twice.

-- the last answers of an account, with each that is kept; what an erasure takes away
drop index concurrently if exists idempotency_keys_recent;
create index concurrently idempotency_keys_recent on idempotency_keys (account_id, created_at desc)
where account_id is not null;

drop index concurrently if exists idempotency_keys_account;

-- the oldest answers, where all together are too many
drop index concurrently if exists idempotency_keys_answers;
create index concurrently idempotency_keys_answers on idempotency_keys (created_at desc)
where sealed is not null;
