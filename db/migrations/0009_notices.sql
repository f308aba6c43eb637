-- Every process keeps places, catalogue and settings in memory; whoever changes them, by whatever
-- way, wakes them all once the change is committed.

create function notify_change() returns trigger language plpgsql as $$
begin
  perform pg_notify(tg_argv[0], '');
  return null;
end
$$;

create trigger locations_changed after insert or update or delete or truncate
  on locations for each statement execute function notify_change('gazetteer');

create trigger property_types_changed after insert or update or delete or truncate
  on property_types for each statement execute function notify_change('catalogue');

create trigger amenities_changed after insert or update or delete or truncate
  on amenities for each statement execute function notify_change('catalogue');

create trigger ad_types_changed after insert or update or delete or truncate
  on ad_types for each statement execute function notify_change('catalogue');

create trigger specialities_changed after insert or update or delete or truncate
  on specialities for each statement execute function notify_change('catalogue');

create trigger languages_changed after insert or update or delete or truncate
  on languages for each statement execute function notify_change('catalogue');

create trigger settings_changed after insert or update or delete or truncate
  on settings for each statement execute function notify_change('settings');
