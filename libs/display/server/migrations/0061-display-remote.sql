-- The remote control: what an operator told a screen, which results were released, which devices show it.
alter table display.setting
  add column version integer not null default 1,
  add column changed_at timestamptz not null default now(),
  add column message text not null default '',
  add column pause_title text not null default '',
  add column pause_at timestamptz,
  add column pause_until timestamptz,
  -- Key of the ranking group whose leaders are shown; null: that of the performance.
  add column leaders_group text,
  add column reloads integer not null default 0,
  -- {view, program, items}: the picture that stays, and the performances whose values it holds.
  add column frozen jsonb,
  add column frozen_at timestamptz,
  add column logo_guid uuid references files.file on delete set null,
  add column background_guid uuid references files.file on delete set null;

create table display.release (
  display_guid uuid not null references display.setting on delete cascade,
  item_guid uuid not null references program.item on delete cascade,
  released_at timestamptz not null default now(),
  primary key (display_guid, item_guid)
);

-- Devices that show a display: they say so every few seconds.
create table display.screen (
  guid uuid primary key,
  display_guid uuid not null references display.setting on delete cascade,
  width integer not null,
  height integer not null,
  delay_ms integer,
  override text,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now()
);
create index screen_display on display.screen (display_guid, last_seen_at);

-- Televisions that were opened without an address. The guid is that of their row in display.screen.
create table display.claim (
  guid uuid primary key,
  device_hash text not null unique,
  code text unique,
  code_until timestamptz,
  display_guid uuid references display.setting on delete set null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now()
);
