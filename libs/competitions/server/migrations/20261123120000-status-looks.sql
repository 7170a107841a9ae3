-- What other rooms read of a status besides: how it looks, what it allows and where it stands.
create or replace view competitions.v_status as
  select guid, competition_guid, kind, is_active, is_accepted, title, background_color, font_color, allows_editing,
         notifies, position
    from competitions.status;
