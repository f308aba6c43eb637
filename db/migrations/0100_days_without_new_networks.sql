-- A search is counted for a day also where all its networks are of blocks that have counted as often as they may:
-- then a row may have days alone.

alter table search_counts
  drop constraint search_counts_networks_check,
  add check (networks >= 0);
