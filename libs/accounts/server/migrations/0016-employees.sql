-- When an employee was approved or dismissed last.
alter table accounts.account add column employee_state_at timestamptz;

-- What an organizer sees of a link's devices: «Chrome, Android», and which to end.
alter table accounts.fast_link_device
  add column guid uuid not null default gen_random_uuid() unique,
  add column name text not null default '';
