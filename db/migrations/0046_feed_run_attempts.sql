-- A feed on which the process that works on it dies must not be begun again for ever.

alter table feed_runs
  -- processes that have begun the batch after the cursor and have neither finished nor given it up
  add column attempts smallint not null default 0,
  -- the process that began last
  add column worked_by uuid;
