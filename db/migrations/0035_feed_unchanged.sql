-- What is in a feed as it was is counted, not kept row by row: an hourly feed of 20,000 ads would
-- make 14 million rows within the month for which runs are kept.

-- The references of a batch of a run that is not over, to tell what the feed lacks.
create table feed_unchanged (
  run_id uuid not null references feed_runs (id) on delete cascade,
  -- of the last row of the batch
  position integer not null,
  found text[] not null,
  primary key (run_id, position)
);
