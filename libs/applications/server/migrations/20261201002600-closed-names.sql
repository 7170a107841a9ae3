-- Applications that name a child of whom strangers may not read: what is said of a whole application may name him.
create view applications.v_closed_names as
  select guid as application_guid from applications.application where lacks_publishing > 0;
