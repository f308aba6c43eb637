-- A small packed file can take the processor longer than the largest honest feed, and is read in turns, by
-- whichever process has one to spare. So what a run has taken is kept with it.

alter table feed_runs
  -- milliseconds of the processor that reading its feed has taken
  add column reading_ms integer not null default 0;
