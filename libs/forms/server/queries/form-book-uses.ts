// Where forms answer from a book and ask about its lines: neither is deleted from under them.

import { conditionsOf, patchesBetween, relined, reworded, survivesMerging, type Rule, type WholeForm } from '@rampa/forms/domain'; // prettier-ignore
import { inQuotes, newGuid, type Guid } from '@rampa/kernel';
import { actorName, type Reader, type Scope, type Transaction } from '@rampa/platform/server';
import type { AskedBook, BookItemSource } from '@rampa/reference-books/server';
import type { FormRows } from '../persistence/form-rows.ts';
import { announceForm } from '../use-cases/form-writing.ts';

interface Named {
  item: Guid;
  competition: Guid;
  event: string;
  title: string;
}

/** Rules that name one of the lines; a guid occurs in a rule as a line alone. */
const RULES = `(select form_guid, title, rule, removed_at from forms.block
  union all select form_guid, title, rule, removed_at from forms.field) part`;

export const formBookUses = (rows: FormRows): BookItemSource => ({
  async of(reader: Reader, items: readonly Guid[]) {
    const rows = await reader.query<Named>(
      `select named.item, c.guid as competition, c.title as event, part.title
         from unnest($1::uuid[]) named (item)
         join ${RULES} on part.removed_at is null and part.rule is not null
                      and position(named.item::text in part.rule::text) > 0
         join forms.form f on f.guid = part.form_guid
         join competitions.v_competition c on c.guid = f.competition_guid
        order by c.begin_date desc nulls last, c.guid, part.title`,
      [items],
    );
    return rows.map(({ item, competition, event, title }) => ({
      ...{ item, competitionGuid: competition, competitionTitle: event, kind: 'form' as const, title, count: 1 },
      words: `в условии ${inQuotes(title)} формы заявки (${inQuotes(event)})`,
    }));
  },

  asked(reader: Reader, organizer: Guid, books: readonly Guid[]) {
    return reader.query<AskedBook>(
      `select distinct x.book_guid as book, f.competition_guid as competition
         from forms.field x join forms.form f on f.guid = x.form_guid
         join competitions.v_competition c on c.guid = f.competition_guid
        where f.organizer_guid = $1 and x.book_guid = any ($2::uuid[]) and x.removed_at is null`,
      [organizer, books],
    );
  },

  async ofBook(reader: Reader, book: Guid) {
    const rows = await reader.query<{ field: string; where: string; isLibrary: boolean }>(
      `select x.title as field, coalesce(c.title, f.title) as "where", c.guid is null as "isLibrary"
         from forms.field x join forms.form f on f.guid = x.form_guid
         left join competitions.v_competition c on c.guid = f.competition_guid
        where x.book_guid = $1 and x.removed_at is null and f.removed_at is null
        order by c.begin_date desc nulls last, f.guid, x.n limit 4`,
      [book],
    );
    return rows.map(({ field, where, isLibrary }) =>
      isLibrary
        ? `на ${inQuotes(field)} в форме библиотеки ${inQuotes(where)}`
        : `на ${inQuotes(field)} в заявке (${inQuotes(where)})`,
    );
  },

  /** Another line would make the rule mean something else, unless it names all of them alike. */
  async hindrances(reader: Reader, competitions: readonly Guid[], items: readonly Guid[]) {
    const lines = new Set(items);
    const parts = await naming(reader, competitions, items);
    return parts
      .filter(({ rule }) => !conditionsOf(rule).every((condition) => survivesMerging(condition, lines)))
      .map(({ competition, title }) => ({
        competition,
        why: `об этой строке спрашивает условие ${inQuotes(title)} в форме заявки`,
      }));
  },

  /** Whoever changes a form holds it before the lines of its books. */
  async hold(tx: Transaction, competitions: readonly Guid[]) {
    await tx.query(
      'select guid from forms.form where competition_guid = any ($1::uuid[]) order by guid for no key update',
      [competitions],
    );
  },

  /** Rules that name all of them name the kept one: a change of the form, in its journal. */
  async move(tx: Transaction, competitions: readonly Guid[], from: readonly Guid[], to: Guid, scope: Scope) {
    const lines = new Map(from.map((line) => [line, to] as const));
    const forms = new Set((await naming(tx, competitions, from)).map(({ competition }) => competition));
    for (const competition of [...forms].toSorted()) {
      const kept = await rows.ofEvent(tx, scope.organizer!, competition, { held: true });
      if (!kept) continue;
      const after = withLine(kept.whole, lines);
      const revision = await rows.save(tx, kept, after, patchesBetween(kept.whole, after), {
        ...{ changeGuid: newGuid(), bodyHash: 'merge', actor: actorName(scope.actor), undoes: null },
      });
      await announceForm(tx, kept, revision);
    }
  },
});

interface Naming {
  competition: Guid;
  title: string;
  rule: Rule;
}

/** Parts in use whose rules name one of the lines. */
function naming(reader: Reader, competitions: readonly Guid[], items: readonly Guid[]): Promise<Naming[]> {
  return reader.query<Naming>(
    `select f.competition_guid as competition, part.title, part.rule
       from ${RULES} join forms.form f on f.guid = part.form_guid
      where f.competition_guid = any ($1::uuid[]) and part.removed_at is null and part.rule is not null
        and exists (select from unnest($2::uuid[]) named (item) where position(named.item::text in part.rule::text) > 0)
      order by part.title`,
    [competitions, items],
  );
}

function withLine(whole: WholeForm, lines: ReadonlyMap<Guid, Guid>): WholeForm {
  const moved = <T extends { rule: Rule | null }>(parts: ReadonlyMap<Guid, T>) =>
    new Map(
      [...parts].map(([guid, part]) => [guid, { ...part, rule: reworded(part.rule, (one) => relined(one, lines)) }]),
    );
  return { ...whole, blocks: moved(whole.blocks), fields: moved(whole.fields) };
}
