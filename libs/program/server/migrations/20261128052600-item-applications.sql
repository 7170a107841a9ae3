-- For rooms above: which application a performance comes from.
create view program.v_item_application as
  select guid as item_guid, competition_guid, application_guid from program.item where application_guid is not null;
