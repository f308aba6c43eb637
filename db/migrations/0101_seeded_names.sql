-- db/seed only adds rows, so two Arabic names that it has corrected are changed here where a database has the old ones.

update locations
set name_ar = 'منتجع وسبا العنوان الفجيرة'
where slug = 'fujairah/address-fujairah-beach-resort' and name_ar = 'العنوان الفجيرة منتجع وسبا';

update property_types
set name_ar = 'طابق سكني',
  plural_ar = 'طوابق سكنية',
  feed_codes = feed_codes || '{دور,أدوار}'
where slug = 'floor' and category = 'residential' and name_ar = 'دور' and plural_ar = 'أدوار';
