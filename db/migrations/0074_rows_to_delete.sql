-- Rows of a run that ended before it was done are deleted by the worker: a request has no time for 200,000
-- of them. Until then the run has no count of its bytes, and all that was written for it counts.

-- runs that the worker looks for each half minute
create index feed_runs_uncounted on feed_runs (updated_at)
where bytes is null and state not in ('queued', 'running');

-- erased accounts, of which the worker asks each hour whether anything is left, a thousand at a time
create index accounts_erased on accounts (id) where erased_at is not null;
