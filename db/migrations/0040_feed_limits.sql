-- A run keeps the first thousand refused rows and counts the others, so it has to remember of those
-- whether one had no reference: such a row may be any ad of the feed, and then no ad counts as missing.

alter table feed_runs
  add column has_unnamed_rows boolean not null default false;
