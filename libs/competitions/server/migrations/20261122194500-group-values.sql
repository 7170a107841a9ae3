-- Values of group fields: one row for each, whatever spellings it has had.
create table competitions.group_value (
  guid uuid primary key,
  competition_guid uuid not null references competitions.competition on delete cascade,
  field_guid uuid not null references competitions.group_field on delete cascade,
  title text not null,
  -- What all its spellings have in common (foldedValue): no two rows of a field are one value.
  folded text not null check (folded <> ''),
  -- The organizer's order; null: where its age stands.
  position integer,
  unique (field_guid, folded)
);
create index group_value_competition on competitions.group_value (competition_guid);

-- foldedValue of the domain, for the steps that follow and put rows in the place of texts; the last of them drops it.
create function competitions.folded_value(said text) returns text language sql immutable as $$
  select btrim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    replace(lower(regexp_replace(normalize(said, NFKC), '[\u00AD\u200B-\u200D\u2060\uFEFF]', '', 'g')
      collate pg_unicode_fast), 'ё', 'е'),
    '[\u0009-\u000D \u00A0\u1680\u2028\u2029]*([-\u2010-\u2015\u2212\uFE58\uFE63\uFF0D][\u0009-\u000D \u00A0\u1680\u2028\u2029]*)+', '-', 'g'),
    '(?<=[0-9])([\u0009-\u000D \u00A0\u1680\u2028\u2029]*(лет|года|год|л\.|г\.)(?![[:alpha:]]))+', '', 'g'),
    '[\u0009-\u000D \u00A0\u1680\u2028\u2029]+', ' ', 'g'),
    '[ .,;]+$', ''),
    '^[ -]+$', ''))
$$;
