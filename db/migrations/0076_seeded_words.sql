-- Seeded texts in plainer words: db/seed only adds rows, so rows that a database already has are changed here,
-- and only where nobody has changed them since. The old spelling of a place stays an alias of it.

update locations
set name_ar = replace(name_ar, 'أب تاون', 'أبتاون'),
  aliases = aliases || name_ar
where (slug, name_ar) in (
  ('dubai/mirdif/uptown-mirdif', 'أب تاون مردف'),
  ('dubai/motor-city/uptown-motor-city', 'أب تاون موتور سيتي'),
  ('ajman/ajman-uptown', 'عجمان أب تاون'));

update settings
set value = jsonb_set(value, '{en}', '"Property you can trust, anywhere in the Emirates"'),
  updated_at = now()
where key = 'tagline' and value ->> 'en' = 'Find a home you can trust, anywhere in the Emirates';

create temporary table plainer (was text primary key, becomes text not null) on commit drop;

insert into plainer (was, becomes)
values
  ('One month on show', 'Live for one month'),
  ('Three months on show', 'Live for three months'),
  ('Six months on show', 'Live for six months'),
  ('A whole year on show', 'Live for a whole year'),
  ('Two years on show', 'Live for two years'),
  ('Before all other results', 'Shown before all other results'),
  ('عرض لمدة شهر', 'مدة الظهور: شهر'),
  ('عرض لثلاثة أشهر', 'مدة الظهور: ثلاثة أشهر'),
  ('عرض لستة أشهر', 'مدة الظهور: ستة أشهر'),
  ('عرض لمدة سنة كاملة', 'مدة الظهور: سنة كاملة'),
  ('عرض لمدة سنتين', 'مدة الظهور: سنتان'),
  ('الظهور قبل سائر النتائج', 'الظهور قبل باقي النتائج');

update subscription_packages
set features_en = array(
    select coalesce(becomes, feature)
    from unnest(features_en) with ordinality as given (feature, at)
    left join plainer on was = feature
    order by at),
  features_ar = array(
    select coalesce(becomes, feature)
    from unnest(features_ar) with ordinality as given (feature, at)
    left join plainer on was = feature
    order by at)
where (features_en || features_ar) && array(select was from plainer);
