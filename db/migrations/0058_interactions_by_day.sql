-- Single interactions are needed while a visitor may come again that day. Older ones are counted by ad,
-- day and action, so that strangers' visits, which nobody can count out, take little room for long.

create table interaction_days (
  property_id integer not null references properties (id) on delete cascade,
  day date not null,
  action text not null check (action in ('view', 'call', 'sms', 'whatsapp', 'favorite', 'share')),
  count integer not null,
  primary key (property_id, day, action)
);

-- Finds days that are over without a cost for each view.
create index interactions_day on interactions using brin (day);
create index interaction_days_day on interaction_days using brin (day);

create view interaction_counts as
  select property_id, day, action, 1 as count
  from interactions
  union all
  select property_id, day, action, count
  from interaction_days;
