// Versions as they are stored, and what a program is now.

import { createHash } from 'node:crypto';
import type { Guid } from '@rampa/kernel';
import type { Reader, Transaction } from '@rampa/platform/server';
import { changesBetween, plannedTimes, type VersionChange, type VersionContent } from '@rampa/program/domain';
import { itemsInOrder } from './copied-items.ts';
import { PROGRAM, type ItemRow } from './program-tables.ts';
import { VERSION } from './version-tables.ts';

export interface KeptVersion {
  number: number;
  publishedAt: Date;
  accountGuid: Guid | null;
  changes: readonly VersionChange[];
  content: VersionContent;
}

/** The latest first. */
export function versionsOf(reader: Reader, program: Guid, most: number): Promise<KeptVersion[]> {
  return reader.query<KeptVersion>(
    `select v.number, v.published_at as "publishedAt", v.account_guid as "accountGuid", v.changes, v.content
       from program.version v where v.program_guid = $1 order by v.number desc limit $2`,
    [program, most],
  );
}

export async function contentOf(reader: Reader, program: Guid): Promise<VersionContent> {
  const { beginsAt, replannedAt, place, gapS } = (await PROGRAM.find(reader, { guid: program }))!;
  const items = await itemsInOrder(reader, program);
  const starts = plannedTimes(
    (replannedAt ?? beginsAt)?.getTime() ?? null,
    items.map((item) => ({ ...item, keptAt: item.plannedAt?.getTime() ?? null })),
    gapS,
  );
  return {
    ...{ beginMs: beginsAt?.getTime() ?? null, place },
    items: items.flatMap((item, at) =>
      item.kind === 'performance'
        ? {
            ...{ guid: item.guid, number: item.number, block: item.block, isWithdrawn: item.isWithdrawn },
            ...{ startMs: starts[at] ?? null, said: saidSum(item) },
          }
        : [],
    ),
  };
}

/** Of what strangers read, so that a changed name is noticed and not kept. */
function saidSum({ performer, collective, city, pieceTitle, authors, durationS }: ItemRow): string {
  const said = [performer, collective, city, pieceTitle, authors, durationS];
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 16);
}

/** The next version, as the program is now; null: nothing has changed since the last one. */
export async function addVersion(
  tx: Transaction,
  program: Guid,
  account: Guid | null,
): Promise<{ number: number; changes: VersionChange[] } | null> {
  const [last] = await versionsOf(tx, program, 1);
  const content = await contentOf(tx, program);
  const changes = last ? changesBetween(last.content, content) : [];
  if (last && changes.length === 0) return null;
  const number = (last?.number ?? 0) + 1;
  await VERSION.insert(tx, { programGuid: program, number, accountGuid: account, content, changes });
  return { number, changes };
}
