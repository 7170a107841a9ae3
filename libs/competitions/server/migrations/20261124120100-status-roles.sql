-- What a status does beside its looks: an application with `waiting` stands in the waiting list, one with `declined` takes
-- no place. That a status accepts is said by `is_accepted`.
alter table competitions.status
  add role text check (
    role is null or (role in ('waiting', 'declined') and kind = 'application' and not is_accepted)
  );
update competitions.status set role = case folded when 'лист ожидания' then 'waiting' else 'declined' end
 where kind = 'application' and folded in ('лист ожидания', 'отклонена') and not is_accepted;

create or replace view competitions.v_status as
  select guid, competition_guid, kind, is_active, is_accepted, title, background_color, font_color, allows_editing,
         notifies, position, role
    from competitions.status;
