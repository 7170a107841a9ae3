// Compares what the lock wrote with what follows from the marks: reports, diplomas and members read only the former.

import type { Difference } from './compare.ts';
import { compareScreen } from './compare.ts';
import { standingsOf, takesPart } from './standings.ts';
import type { Tables } from './rows.ts';

const CLOSED = new Set(['Locked', 'Confirmed', 'Published']);

export function writtenDifferences(tables: Tables): Difference[] {
  const states = new Map(tables.protocols.map((row) => [row.program_guid, row.state]));
  const all = standingsOf(tables).filter(({ item }) => takesPart(item));
  const isClosed = (program: string): boolean => CLOSED.has(states.get(program) ?? 'Draft');
  const open = new Set(all.filter(({ item }) => !isClosed(item.program_guid)).map(({ group }) => group));
  const due = all.filter(({ group }) => !open.has(group));
  const rows = new Map(tables.results.map((row) => [row.item_guid, row]));
  return compareScreen(
    { count: rows.size, ...Object.fromEntries(rows) },
    {
      count: due.length,
      ...Object.fromEntries(
        due.map(({ item, counted, place, award }) => [
          item.guid,
          { total: counted.total, place_from: place, award_title: award?.title ?? null },
        ]),
      ),
    },
  );
}
