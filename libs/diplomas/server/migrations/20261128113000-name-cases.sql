-- A name in another case, as a person has read and approved it: kept with the organizer for the next paper.
create table diplomas.name_case (
  organizer_guid uuid not null,
  -- As it is compared: small letters, «е» for «ё».
  name text not null,
  word_case text not null,
  said text not null,
  changed_at timestamptz not null default now(),
  primary key (organizer_guid, name, word_case),
  constraint name_case_word_case_check check (word_case in ('dative', 'accusative'))
);
