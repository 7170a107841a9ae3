// The days of a copied event: as they were, moved by as many days as the event; who performs is not copied.

import { copyRows, type EventCopier, type EventCopying } from '@rampa/competitions/server';
import { practiceTitle, type Guid } from '@rampa/kernel';
import type { Transaction } from '@rampa/platform/server';
import { inventedPerformer } from '@rampa/program/domain';
import { insertItems, itemsInOrder, type NewItem } from './copied-items.ts';
import type { ItemRow } from './program-tables.ts';

const OF_EVENT = 'select guid from program.program where competition_guid = $1';

export const copiedPrograms: EventCopier = async (tx, copying) => {
  await copyRows(tx, copying, 'program.program', {
    change: (row) => ({
      ...row,
      ...(copying.isPractice ? { title: practiceTitle(row.title as string) } : {}),
      ...{ is_published: false, replanned_at: null, is_award_order_open: false, created_at: new Date() },
      numbers_told_at: null,
      // Of those whose names it is, each gives his consent to one event.
      ...{ is_full_names: false, full_names_by: null, full_names_at: null, award_order_by: null, award_order_at: null },
    }),
  });
  await copyRows(tx, copying, 'program.program_column', { where: `t.program_guid in (${OF_EVENT})` });
  await copyRows(tx, copying, 'program.program_column_field', {
    where: `t.column_guid in (select guid from program.program_column where program_guid in (${OF_EVENT}))`,
  });
  await tx.query(
    `update program.program
        set begins_at = (begins_at at time zone $2 + make_interval(days => $3::int)) at time zone $4
      where competition_guid = $1`,
    [copying.to, copying.timeZone, copying.days, copying.newZone],
  );
  if (copying.isPractice) await inventPerformers(tx, copying);
  // Lists are copied as they are put together: who stands in them is not.
  await copyRows(tx, copying, 'program.custom_list', {
    where: 't.competition_guid = $1 and t.deleted_at is null',
    change: (row) => ({ ...row, created_at: new Date(), changed_at: new Date() }),
  });
};

/** Of a program in which nobody stands yet. */
const FEW = 8;

/** As many as in the real program, with its numbers, parts, nominations and groups: the day is the same, nobody is real. */
async function inventPerformers(tx: Transaction, { from, to, guids }: EventCopying): Promise<void> {
  const programs = await tx.query<{ guid: Guid; nominations: Guid[] }>(
    'select guid, nominations from program.program where competition_guid = $1 order by position, guid',
    [from],
  );
  let invented = 0;
  for (const { guid, nominations } of programs) {
    const real = await itemsInOrder(tx, guid);
    const standing = real.some(({ kind }) => kind === 'performance') ? real : fewOf(nominations);
    const items = standing.map((item): NewItem => {
      const { kind, number, block, title, durationS, nominationGuid, groupValues } = item;
      const same = { kind, number, block, durationS, nominationGuid };
      if (kind !== 'performance') return { ...same, title };
      const groups = Object.entries(groupValues).map(([field, value]) => [guids.get(field), guids.get(value)]);
      return { ...same, groupValues: Object.fromEntries(groups), ...inventedPerformer(invented++) };
    });
    await insertItems(tx, to, guids.get(guid)!, items);
  }
}

type Standing = Pick<ItemRow, 'kind' | 'number' | 'block' | 'title' | 'durationS' | 'nominationGuid' | 'groupValues'>;

function fewOf(nominations: readonly Guid[]): Standing[] {
  return Array.from({ length: FEW }, (_, at) => ({
    ...{ kind: 'performance' as const, number: String(at + 1), block: '', title: '', durationS: 180, groupValues: {} },
    nominationGuid: nominations[at % nominations.length] ?? null,
  }));
}
