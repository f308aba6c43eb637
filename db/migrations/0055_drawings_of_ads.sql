-- Only pictures that ads name are drawn, since anybody can think up addresses of others.

-- which drawings ads name
create index property_images_drawing on property_images (drawing) where drawing is not null;
