-- What a judge sees of the other judges' marks once the protocol is closed.
alter table judging.setting add column seeing_others text not null default 'none'
  constraint setting_seeing_others_check check (seeing_others in ('none', 'numbered', 'named'));
create or replace view jury.v_setting as select competition_guid, mark_ahead, seeing_others from judging.setting;
