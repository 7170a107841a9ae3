-- Who last opened or closed the order of awarding to the presenter, and when.
alter table program.program add column award_order_by uuid references accounts.account;
alter table program.program add column award_order_at timestamptz;
create or replace view program.v_program as
  select guid, competition_guid, title, tour, begins_at, place, position, nominations, is_full_names,
         is_award_order_open, award_order_by, award_order_at from program.program;
