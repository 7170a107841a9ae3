// The journal of one application, and how far the organizer has confirmed it.

import type { Change, Confirmed } from '@rampa/applications/domain';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import { CHANGE, type ApplicationRow } from '../persistence/application-tables.ts';

/** The oldest first. */
export async function changesOf(reader: Reader, application: Guid): Promise<Change[]> {
  const rows = await reader.query<Omit<Change, 'at'> & { at: Date }>(
    `select ${CHANGE.select('c')} from applications.change c where c.application_guid = $1 order by c.revision`,
    [application],
  );
  return rows.map((row): Change => ({ ...row, at: row.at.toISOString() }));
}

export async function confirmedOf(
  reader: Reader,
  { guid, confirmedRevision }: Pick<ApplicationRow, 'guid' | 'confirmedRevision'>,
): Promise<Confirmed> {
  const rows = await reader.query<{ place: string; revision: number }>(
    'select place, revision from applications.confirmed_change where application_guid = $1',
    [guid],
  );
  return { revision: confirmedRevision, places: new Map(rows.map(({ place, revision }) => [place, revision])) };
}
