alter table program.program
  add column gap_s integer not null default 30 check (gap_s between 0 and 600),
  -- From when a recount plans what is ahead; null: from the program's own beginning.
  add column replanned_at timestamptz,
  -- The organizer has the consent to publish full names.
  add column is_full_names boolean not null default false,
  -- The presenter may read the results of the closed protocol aloud.
  add column is_award_order_open boolean not null default false;

-- The planned start that a recount left as it was, since the item had begun by then.
alter table program.item add column planned_at timestamptz;
