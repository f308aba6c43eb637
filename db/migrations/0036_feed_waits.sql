-- An ad that a feed brought while its package was full is tried again by each run once there is room,
-- though the feed says the same of it.

alter table feed_items
  -- only for want of room it is a draft, or still closed, as long as this is its last event
  add column waits_since bigint;
