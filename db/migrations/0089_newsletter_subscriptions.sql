-- Who gets the newsletter: only an address whose owner has confirmed it by the mailed link.

create table newsletter_subscriptions (
  -- the tokens of both links are derived from it, so that a link that was mailed again is the same one
  id uuid primary key,
  email text not null unique,
  language text not null check (language in ('en', 'ar')),
  -- the text to which the subscriber agreed (src/features/visitors/forms/phrases/consents.ts)
  consent_version smallint not null,
  -- SHA-256 of the tokens
  confirm_hash bytea not null unique,
  unsubscribe_hash bytea not null unique,
  requested_at timestamptz not null,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz
);

-- which requests nobody has confirmed in time
create index newsletter_subscriptions_requested on newsletter_subscriptions (requested_at)
  where confirmed_at is null;

-- who has unsubscribed long enough ago
create index newsletter_subscriptions_unsubscribed on newsletter_subscriptions (unsubscribed_at)
  where unsubscribed_at is not null;
