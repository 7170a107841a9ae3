-- A form of the library that was deleted can be brought back for 30 days.
alter table forms.form add column removed_at timestamptz;
