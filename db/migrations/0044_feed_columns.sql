-- What the header of a CSV feed says: columns that we do not know, and those that are missing.

alter table feed_runs add column columns jsonb;
