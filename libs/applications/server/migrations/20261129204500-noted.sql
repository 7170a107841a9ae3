-- Who has written the note last, and when: several of the organizer's people write one.
alter table applications.application add noted_by text, add noted_at timestamptz;
