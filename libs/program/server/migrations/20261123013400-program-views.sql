-- What rooms above read of programs and of what stands in them.
create view program.v_program as
  select guid, competition_guid, title, tour, begins_at, place, position, nominations, is_full_names from program.program;
create view program.v_item as
  select guid, program_guid, competition_guid, kind, order_key, number, block, performer, collective, city, piece_title,
         title, duration_s, nomination_guid, group_values, activity, is_withdrawn, on_stage_at, done_at, participant_guid
    from program.item;
