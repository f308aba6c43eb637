-- no transaction
-- How much room the files of visitors take in all, which has a limit (docs/security.md): asked for each
-- file that a visitor sends and for each photo that a registration keeps.

drop index concurrently if exists files_visitors;

create index concurrently files_visitors on files (purpose) include (bytes, created_at, expires_at)
where account_id is null;
