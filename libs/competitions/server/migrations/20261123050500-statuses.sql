-- What an organizer says of an application (`application`) and of one block of it (`block`).
create table competitions.status (
  guid uuid primary key,
  competition_guid uuid not null references competitions.competition on delete cascade,
  kind text not null check (kind in ('application', 'block')),
  title text not null,
  -- What all its spellings have in common: no two of one list are called alike.
  folded text not null check (folded <> ''),
  background_color text not null,
  font_color text not null,
  is_active boolean not null,
  allows_editing boolean not null,
  notifies boolean not null,
  is_accepted boolean not null,
  position integer not null,
  version integer not null default 1,
  unique (competition_guid, kind, folded)
);

-- Events that are there already get what a new one begins with.
insert into competitions.status
  (guid, competition_guid, kind, title, folded, background_color, font_color,
   is_active, allows_editing, notifies, is_accepted, position)
select uuidv7(), c.guid, s.kind, s.title, s.folded, s.background_color, s.font_color,
       true, s.allows_editing, s.notifies, s.is_accepted, s.position
  from competitions.competition c, (values
    ('application', 'Новая', 'новая', '#E8F0FC', '#1F53A8', true, false, false, 0),
    ('application', 'На рассмотрении', 'на рассмотрении', '#FFF4DC', '#7A4B00', false, false, false, 1),
    ('application', 'Нужно исправить', 'нужно исправить', '#FDEDE5', '#A8340A', true, true, false, 2),
    ('application', 'Лист ожидания', 'лист ожидания', '#F7DBE4', '#6E0F33', false, true, false, 3),
    ('application', 'Принята', 'принята', '#E4F4EB', '#0B6B43', false, true, true, 4),
    ('application', 'Отклонена', 'отклонена', '#ECE7EA', '#53465A', false, true, false, 5),
    ('block', 'Не проверен', 'не проверен', '#FFFFFF', '#1C1220', false, false, false, 0),
    ('block', 'Нужно исправить', 'нужно исправить', '#FDEDE5', '#A8340A', false, false, false, 1),
    ('block', 'Принят', 'принят', '#E4F4EB', '#0B6B43', false, false, false, 2)
  ) as s (kind, title, folded, background_color, font_color, allows_editing, notifies, is_accepted, position);
