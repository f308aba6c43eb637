-- A search is popular once networks have searched for it on several days, so that a burst of one day from many
-- networks is not enough. The release before this one counts networks only; what it counts is of one day more.

alter table search_counts
  -- days of the week on which another network searched for it
  add column days smallint not null default 1 check (days between 1 and 7),
  -- the last of them, in Dubai
  add column last_day date;

-- What was counted before keeps its place on the home page.
update search_counts
set days = least(networks, 7);
