-- What the files of a seed folder said when they were last brought in, and the latest migration at
-- that time: a start that finds neither changed does not read and compare thousands of rows again.

create table applied_seeds (
  folder text primary key,
  hash text not null,
  migration text not null,
  applied_at timestamptz not null default now()
);
