-- A document may be hidden from everybody but the event's own people: those of a copied event are, until they are shown.
alter table competitions.document drop constraint document_audience_check;
alter table competitions.document add constraint document_audience_check
  check (audience in ('staff', 'members', 'accepted', 'all'));
