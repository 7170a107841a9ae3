-- What a page of money shows of an application: its number, its title, whose it is.
create view applications.v_application_head as
  select guid, competition_guid, member_guid, number, title, search, state, date_subscribe, status_guid
    from applications.application;
