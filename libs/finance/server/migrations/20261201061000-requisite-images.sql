-- Signatures and the stamp of an organizer's requisite, as his invoices bear them: a file by its kind.
alter table finance.requisite add column images jsonb not null default '{}';
