-- Whom a member names as the payer before he sends the application: its account begins with him.
create table finance.chosen_payer (
  application_guid uuid primary key references applications.application on delete cascade,
  competition_guid uuid not null references competitions.competition on delete cascade,
  requisite_guid uuid not null references finance.requisite on delete cascade
);
create index chosen_payer_of_event on finance.chosen_payer (competition_guid);
create index chosen_payer_requisite on finance.chosen_payer (requisite_guid);
