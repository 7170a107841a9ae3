-- By which rule the name was folded: the same that names applications, so that one job counts both anew.
alter table applications.performer add heading_rule smallint not null default 0;
create index performer_heading_rule on applications.performer (heading_rule);
