-- The last day of payment whose passing was told by a letter.
alter table finance.account add column told_due date;
