-- People choose how advertisers may get in touch about their property request, not only whether. And a
-- subscription that looks like spam is stored like any other form, since a browser may have filled in the hidden
-- field.

alter table property_requests
  -- of phone, whatsapp and email; null in rows of a release without the choice: all that was given, if
  -- shares_contact
  add column contact_channels text[];

alter table newsletter_subscriptions
  -- stored, but mailed to nobody
  add column is_suspected boolean not null default false;
