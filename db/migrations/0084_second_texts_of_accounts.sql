-- A person or company may have a second name, job and text about themselves for readers of the other
-- language; the letters of the first say which language that is (src/i18n/texts/both-texts.ts). The release before
-- this one neither reads nor writes these columns.

alter table accounts
  add column second_name text,
  add column second_job text,
  add column second_bio text,
  add column folded_second_name text generated always as (folded(second_name)) stored;

-- search for advertisers by the start, a later word or a misspelling of the name in the other language
create index accounts_second_name on accounts using gin (folded_second_name gin_trgm_ops);
