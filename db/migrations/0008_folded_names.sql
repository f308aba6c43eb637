-- An advertiser is found however the name is typed. The query is folded by the same function, so
-- the two always agree; src/i18n/fold.ts does the same for what never reaches the database.

create function folded(name text) returns text language sql immutable strict parallel safe
return trim(regexp_replace(
  translate(
    regexp_replace(
      normalize(lower(normalize(name, NFKC)), NFKD),
      '[\u0300-\u036f\u0483-\u0487\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed]',
      '', 'g'),
    -- what has no twin in the second list disappears: hamza, tatweel, joiners, bidi marks
    U&'\0671\0649\0629\06a9\06cc\06af\0686\067e\06a4\06c1\06be٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹\0621\0640\00ad\061c\200b\200c\200d\200e\200f\202a\202b\202c\202d\202e\2060\2066\2067\2068\2069\feff',
    U&'\0627\064a\0647\0643\064a\0643\062c\0628\0641\0647\064701234567890123456789'),
  '[^[:alnum:]]+', ' ', 'g'));

alter table accounts
  add column folded_name text not null generated always as (folded(name)) stored;

drop index accounts_name;
-- auto-completion of advertisers by the start, a later word or a misspelling of the name
create index accounts_name on accounts using gin (folded_name gin_trgm_ops);
