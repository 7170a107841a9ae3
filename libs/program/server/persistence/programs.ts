// Creates programs, always at the end of the event's list.

import type { Guid } from '@rampa/kernel';
import type { EventScope, Transaction } from '@rampa/platform/server';
import { ProgramEntity } from './program.entity.ts';

type Fields = Pick<ProgramEntity, 'guid' | 'title' | 'tour' | 'beginsAt' | 'place' | 'gapS'> &
  Partial<Pick<ProgramEntity, 'nominations'>>;

export async function insertProgram(tx: Transaction, event: EventScope, fields: Fields): Promise<void> {
  const [last] = await tx.query<{ next: number }>(
    'select coalesce(max(position) + 1, 0) as next from program.program where competition_guid = $1',
    [event.competition],
  );
  await tx.manager.insert(ProgramEntity, { ...fields, competitionGuid: event.competition, position: last!.next });
  tx.emit(event.competition, 'program.created', { program: fields.guid });
}

/** Longest title that a program may have. */
const TITLE = 300;

/** A title with a suffix; the title is shortened when both are too long. */
export function titleWith(title: string, addition: string): string {
  return `${title.slice(0, TITLE - addition.length)}${addition}`;
}

/** Loads a program that `lockProgram` has found in the event and locked. */
export async function programOf(tx: Transaction, program: Guid): Promise<ProgramEntity> {
  return tx.manager.findOneByOrFail(ProgramEntity, { guid: program });
}
