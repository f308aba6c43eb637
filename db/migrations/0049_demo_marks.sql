-- A public demo has accounts that anybody could enter. A database on which a demo has run is marked,
-- so that the first start of a production on it ends all that the demo let in.

create table demo_marks (
  -- there is one row at most
  id boolean primary key default true check (id),
  started_at timestamptz not null,
  -- when a production ended what the demo had let in; null until then
  ended_at timestamptz
);

-- Demos of earlier releases are recognised by the accounts that they seeded.
insert into demo_marks (started_at)
select now()
where exists (
  select
  from accounts
  where lower(email) like '%@demo.example'
);

-- Which accounts a demo seeded must be known after their addresses have changed. All of one demo were
-- dated some whole number of days before it was seeded, so they share the time of day.
update accounts
set source = 'demo'
where source is null
  and erased_at is null
  and (created_at at time zone 'UTC')::time = (
    select mode() within group (order by (created_at at time zone 'UTC')::time)
    from accounts
    where lower(email) like '%@demo.example'
  );
