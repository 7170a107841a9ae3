-- How hard a performance was multiplies its criteria's points, or one criterion's.
alter table judging.adjustment drop constraint adjustment_kind_check;
alter table judging.adjustment add constraint adjustment_kind_check
  check (kind in ('technical', 'deduction', 'bonus', 'difficulty'));
alter table judging.adjustment add column criterion_guid uuid references judging.criterion on delete cascade;
alter table judging.adjustment add constraint adjustment_criterion_check
  check (criterion_guid is null or kind = 'difficulty');
create index adjustment_criterion on judging.adjustment (criterion_guid) where criterion_guid is not null;
