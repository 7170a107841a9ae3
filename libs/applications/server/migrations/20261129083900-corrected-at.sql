-- When the organizer's people have last changed a member's answers: the history alone would not tell their own changes
-- from answers that a change of the form has carried over.
alter table applications.application add corrected_at timestamptz;
