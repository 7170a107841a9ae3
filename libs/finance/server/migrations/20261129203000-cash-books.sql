-- Receipts of cash are numbered by the requisites that papers name, no more by the organizer: each goes on after the numbers
-- that were given for all, so that none is given twice.
insert into finance.counter (holder_guid, kind, year, last)
select r.guid, c.kind, c.year, c.last
  from finance.counter c join finance.requisite r on r.owner_guid = c.holder_guid
 where c.kind in ('cashIn', 'cashOut') and r.owner_type = 'Organizer' and r.type <> 0
    on conflict (holder_guid, kind, year) do nothing;
