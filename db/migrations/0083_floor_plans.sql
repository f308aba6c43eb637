-- A picture of an ad may be a floor plan, which the ad's page shows apart from its photos.

alter table property_images add column is_floor_plan boolean not null default false;
