-- Fonts that an organizer has sent, with his word that their licence lets him print papers with them.
create table diplomas.font (
  -- Of the file too.
  guid uuid primary key,
  organizer_guid uuid not null,
  -- As the file calls itself.
  name text not null,
  created_at timestamptz not null default now(),
  -- Who has given his word on the licence, as the journal names him.
  sworn_by text not null
);
create index font_of_organizer on diplomas.font (organizer_guid, created_at);
