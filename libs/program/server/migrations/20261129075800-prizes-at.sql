-- Where special prizes stand in the awarding.
alter table program.program add column prizes_at text not null default 'first'
  constraint program_prizes_at_check check (prizes_at in ('first', 'beforeGrandPrix', 'last'));
