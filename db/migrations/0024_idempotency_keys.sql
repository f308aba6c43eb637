-- What a request with an Idempotency-Key was answered (product.md 1), written in the transaction of
-- what it did: either both are there or neither is. The answer is encrypted.

create table idempotency_keys (
  hash bytea primary key,
  request_hash bytea not null,
  sealed bytea,
  created_at timestamptz not null
);

-- the sweeper
create index idempotency_keys_created on idempotency_keys (created_at);
