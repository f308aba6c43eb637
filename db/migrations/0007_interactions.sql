-- What visitors did with an ad: once a visitor, ad, action and day (product.md 4). The counters
-- live apart from the ad, so that a view never touches a row that search or editing needs.

create table interactions (
  property_id integer not null references properties (id) on delete cascade,
  day date not null,
  action text not null check (action in ('view', 'call', 'sms', 'whatsapp', 'favorite', 'share')),
  visitor_id text not null,
  primary key (property_id, day, action, visitor_id)
);

create table property_counters (
  property_id integer primary key references properties (id) on delete cascade,
  views integer not null default 0,
  call_attempts integer not null default 0,
  sms_attempts integer not null default 0,
  whatsapp_attempts integer not null default 0,
  favorite_attempts integer not null default 0,
  sharings integer not null default 0
) with (fillfactor = 70);
