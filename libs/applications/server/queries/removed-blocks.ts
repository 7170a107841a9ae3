// Blocks of an application that were taken away and can be brought back: each with what stood in it, in words.

import { answerWords, type Audience } from '@rampa/applications/domain';
import type { RemovedBlock } from '@rampa/contract';
import type { EventForm } from '@rampa/forms/server';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import { byNumber, type KeptBlock } from '../persistence/application-rows.ts';
import type { ApplicationRow, StoredAnswer } from '../persistence/application-tables.ts';
import { KEPT_DAYS } from '../use-cases/change-blocks.ts';
import { itemTitles } from './item-titles.ts';

interface Row {
  guid: Guid;
  block: Guid;
  parent: Guid | null;
  answers: Record<string, StoredAnswer>;
  removedAt: Date;
  until: Date;
}

interface Read {
  application: Pick<ApplicationRow, 'guid'>;
  form: EventForm;
  blocks: readonly KeptBlock[];
}

/** Those inside another that went with it come back with it, and are told with it. */
export async function removedBlocks(
  reader: Reader,
  { application, form, blocks }: Read,
  audience: Audience,
): Promise<RemovedBlock[]> {
  const rows = await reader.query<Row>(
    `select guid, form_block_guid as block, parent_guid as parent, answers, deleted_at as "removedAt",
            deleted_at + make_interval(days => $2) as until
       from applications.block
      where application_guid = $1 and deleted_at > now() - make_interval(days => $2) order by position, guid`,
    [application.guid, KEPT_DAYS],
  );
  if (rows.length === 0) return [];
  const given = rows.map((row) => ({ ...row, answers: byNumber(row.answers) }));
  const titles = await itemTitles(reader, given);
  const seen = form.used.fields.filter(({ isPrivate }) => audience === 'organizer' || !isPrivate);
  const fields = new Map(seen.map((field) => [field.n, field]));
  const isWith = (one: Row, other: Row) => one.removedAt.getTime() === other.removedAt.getTime();
  const parentOf = (row: Row) => rows.find((one) => one.guid === row.parent && isWith(one, row));
  const rootOf = (row: Row): Row => {
    const parent = parentOf(row);
    return parent ? rootOf(parent) : row;
  };
  const standing = new Set(blocks.map(({ guid }) => guid));
  return rows
    .filter((row) => !parentOf(row) && (row.parent === null || standing.has(row.parent)))
    .toSorted((one, other) => other.removedAt.getTime() - one.removedAt.getTime())
    .flatMap((root) => {
      const ofForm = form.used.blocks.find(({ guid }) => guid === root.block);
      if (!ofForm) return [];
      const alike = blocks.filter(
        ({ blockGuid, parentGuid }) => blockGuid === root.block && parentGuid === root.parent,
      );
      return [
        {
          ...{ applicationBlockGuid: root.guid, title: ofForm.title, canRestore: alike.length < ofForm.max },
          ...{ removedAt: root.removedAt.toISOString(), until: root.until.toISOString() },
          answers: given
            .filter((row) => rootOf(rows.find(({ guid }) => guid === row.guid)!) === root)
            .flatMap(({ answers }) =>
              Object.entries(answers).flatMap(([n, answer]) => {
                const field = fields.get(Number(n));
                const text = field ? answerWords(answer, field.option, (item) => titles.get(item)) : '';
                return field && text !== '' ? [{ title: field.title, text }] : [];
              }),
            ),
        },
      ];
    });
}
