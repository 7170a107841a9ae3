-- What the program was made for; empty: every nomination. Applications of these will come into it.
alter table program.program add column nominations uuid[] not null default '{}';
