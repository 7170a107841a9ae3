-- What other rooms read of a status: how it looks, and what it allows.
create view competitions.v_status as
  select guid, competition_guid, kind, title, background_color, font_color, is_active, allows_editing, notifies,
         is_accepted, position
    from competitions.status;
