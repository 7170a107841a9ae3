-- A judge's photo is a kept file; nothing has ever written the path.
alter table judging.judge drop column logo_path, add column photo_guid uuid;
