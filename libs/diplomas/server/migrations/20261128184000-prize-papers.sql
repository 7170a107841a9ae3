-- Papers for special prizes.
alter table diplomas.document drop constraint document_recipients_check;
alter table diplomas.document add constraint document_recipients_check
  check (recipients in ('performances', 'people', 'prizes', 'teachers', 'institutions', 'judges', 'named'));
