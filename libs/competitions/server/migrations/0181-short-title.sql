-- What screens of the hall show in the place of a long name; empty: the long one, shortened.
alter table competitions.competition add column short_title text not null default '';
