// Where an event's rules name a nomination, and what happens to them when two nominations are merged. If a rule simply
// lost its last nomination, it would apply to all of them.

import { inQuotes, type Guid } from '@rampa/kernel';
import type { Reader, Transaction } from '@rampa/platform/server';
import type { BookItemSource, BookItemUse, Hindrance, NamedItem } from '@rampa/reference-books/server';
import type { JudgedNominations } from '../ports/judged-nominations.ts';

const WORDS = {
  judge: (title: string) => `у судьи ${title}`,
  criterion: (title: string) => `в критерии ${inQuotes(title)}`,
  awardGroup: (title: string) => `в наборе званий ${inQuotes(title)}`,
  scheme: () => 'в своих правилах подсчёта',
};

type Kind = keyof typeof WORDS;

/** Every rule that names nominations: `rule.nominations`. */
const RULES = `(
  select 'judge' as kind, guid, full_name as title, competition_guid, nominations from judging.judge
   where removed_at is null and nominations <> '{}'
  union all
  select 'criterion', guid, title, competition_guid, nominations from judging.criterion where nominations <> '{}'
  union all
  select 'awardGroup', guid, title, competition_guid, nominations from judging.award_group where nominations <> '{}'
  union all
  select 'scheme', competition_guid, '', competition_guid, array[nomination_guid] from judging.scheme
   where nomination_guid is not null
) rule`;

async function usesOf(reader: Reader, items: readonly Guid[]): Promise<BookItemUse[]> {
  const rows = await reader.query<{ item: Guid; kind: Kind; title: string; competition: Guid; event: string }>(
    `select n.item, rule.kind, rule.title, c.guid as competition, c.title as event
       from ${RULES} cross join unnest(rule.nominations) n (item)
       join competitions.v_competition c on c.guid = rule.competition_guid
      where rule.nominations && $1::uuid[] and n.item = any ($1::uuid[])
      order by c.begin_date desc, c.guid, rule.kind, rule.title`,
    [items],
  );
  return rows.map(({ item, kind, title, competition, event }) => ({
    ...{ item, competitionGuid: competition, competitionTitle: event, kind, title, count: 1 },
    words: `${WORDS[kind](title)} (${inQuotes(event)})`,
  }));
}

function namedWithin(reader: Reader, organizer: Guid, books: readonly Guid[]): Promise<NamedItem[]> {
  return reader.query<NamedItem>(
    `select v.book_guid as book, v.guid as item, rule.competition_guid as competition
       from competitions.v_competition c join ${RULES} on rule.competition_guid = c.guid
      cross join unnest(rule.nominations) n (item)
       join reference_books.v_item v on v.guid = n.item
      where c.organizer_guid = $1 and v.book_guid = any ($2::uuid[]) group by 1, 2, 3`,
    [organizer, books],
  );
}

/** Marks were given under the rules of their nomination, and a decision of the chair belongs to its group. */
async function hindrancesOf(
  nominations: JudgedNominations,
  reader: Reader,
  events: readonly Guid[],
  items: readonly Guid[],
): Promise<Hindrance[]> {
  const rules = await reader.query<{ competition: Guid; kind: Kind; rule: Guid; item: Guid }>(
    `select rule.competition_guid as competition, rule.kind, rule.guid as rule, n.item
       from ${RULES} cross join unnest(rule.nominations) n (item)
      where rule.competition_guid = any ($1::uuid[]) and n.item = any ($2::uuid[]) order by rule.guid`,
    [events, items],
  );
  const performed = await reader.query<{ competition: Guid; item: Guid }>(
    `select distinct competition_guid as competition, nomination_guid as item from program.v_item
      where competition_guid = any ($1::uuid[]) and nomination_guid = any ($2::uuid[])`,
    [events, items],
  );
  const { judged, decided } = await nominations.of(reader, events, items);
  return events.flatMap((competition) => {
    const own = rules.filter((rule) => rule.competition === competition);
    const shown = performed.filter((one) => one.competition === competition);
    const present = [...new Set([...own, ...shown].map(({ item }) => item))];
    const ruled = (kind: Kind, item: Guid) =>
      own.flatMap((rule) => (rule.kind === kind && rule.item === item ? [rule.rule] : [])).join();
    const differ = (kind: Kind) => new Set(present.map((item) => ruled(kind, item))).size > 1;
    const why = decided.has(competition)
      ? 'председатель жюри уже решил, кто выше'
      : present.length < 2
        ? null
        : own.some(({ kind }) => kind === 'scheme')
          ? 'у этих номинаций свои правила подсчёта'
          : differ('awardGroup')
            ? 'у этих номинаций разные наборы званий'
            : judged.has(competition) && (differ('judge') || differ('criterion'))
              ? 'оценки уже стоят, а судят эти номинации по-разному'
              : null;
    return why === null ? [] : [{ competition, why }];
  });
}

/** The list with the kept nomination in place of the first one that is merged into it. */
const REPLACED = `array(select m.each from (
    select case when was = any ($2::uuid[]) then $3::uuid else was end as each, at
      from unnest(r.nominations) with ordinality n (was, at)) m group by m.each order by min(m.at))`;

const LISTS = [
  ['judging.judge', 'judges.changed', 'judge'],
  ['judging.criterion', 'criteria.changed', 'criterion'],
  ['judging.award_group', 'awards.changed', 'group'],
] as const;

async function move(tx: Transaction, events: readonly Guid[], from: readonly Guid[], to: Guid): Promise<void> {
  for (const [table, change, what] of LISTS) {
    const moved = await tx.query<{ competition: Guid; guid: Guid }>(
      `update ${table} r set nominations = ${REPLACED}
        where r.competition_guid = any ($1::uuid[]) and r.nominations && $2::uuid[]
       returning r.competition_guid as competition, r.guid`,
      [events, from, to],
    );
    for (const { competition, guid } of moved) tx.emit(competition, change, { [what]: guid });
  }
  // Only where the others have none: `hindrancesOf` refuses the other cases.
  const schemes = await tx.query<{ competition: Guid }>(
    `update judging.scheme set nomination_guid = $3
      where competition_guid = any ($1::uuid[]) and nomination_guid = any ($2::uuid[])
     returning competition_guid as competition`,
    [events, from, to],
  );
  for (const { competition } of schemes) tx.emit(competition, 'scheme.changed', { nomination: to });
}

export const nominationUses = (nominations: JudgedNominations): BookItemSource => ({
  of: usesOf,
  within: namedWithin,
  hindrances: (...asked) => hindrancesOf(nominations, ...asked),
  move,
});
