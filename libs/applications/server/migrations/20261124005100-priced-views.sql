-- What the price of an application is counted from: who sent it when, and the answers that count.
create view applications.v_priced_application as
  select guid, competition_guid, member_guid, state, date_subscribe from applications.application;

create view applications.v_priced_block as
  select guid, application_guid, competition_guid, form_block_guid, parent_guid, position, answers - hidden as answers
    from applications.block where deleted_at is null;
