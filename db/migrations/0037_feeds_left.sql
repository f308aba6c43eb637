-- A feed that is removed, and those of an account that is erased, may have millions of rows: more than
-- one statement has time for. It belongs to nobody from then on, and its rows leave by the thousand.

alter table feeds alter column account_id drop not null;
alter table feed_runs alter column account_id drop not null;

-- what is to be taken away
create index feeds_left on feeds (id) where account_id is null;
