-- From when on applications of an event come in; null: at once.
alter table applications.rules add column opens_at timestamptz;
