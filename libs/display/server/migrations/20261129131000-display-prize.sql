-- A special prize on the screen. No foreign keys: what is not given any more is found missing when it is read.
alter table display.setting
  add column prize_guid uuid,
  add column prize_item_guid uuid;
