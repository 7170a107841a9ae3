-- How the picture is laid out and its ground: never lighter than the house's own, so that every word stays readable.
alter table display.setting
  add column layout text not null default 'auto',
  add column ground text not null default '#120B16';
