alter table competitions.competition
  -- What another system calls the event; empty: nothing does.
  add column ext_guid text not null default '',
  -- Whether the event keeps money: contracts, payments.
  add column use_finances boolean not null default false,
  -- The uploaded logo; its address stands in logo_path.
  add column logo_guid uuid;
