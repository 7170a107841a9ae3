-- By which rule an application was named: its title, the text in which it is found and the names by which doubles are told.
-- What stands is counted anew by a job, as after each upgrade that raises the rule.
alter table applications.application add heading_rule smallint not null default 0;
create index application_heading_rule on applications.application (heading_rule, competition_guid);
