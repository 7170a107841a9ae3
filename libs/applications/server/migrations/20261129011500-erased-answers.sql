-- When what was answered about people was erased, and for how many months after the event it is kept. Null: until somebody
-- erases it.
alter table applications.application add erased_at timestamptz;
alter table applications.rules add retention_months smallint check (retention_months between 1 and 120);
