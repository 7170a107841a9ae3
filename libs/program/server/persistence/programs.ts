// How this room's use cases load and create programs; a new one comes to the end of the event's list.

import { Failure, practiceTitle, type Guid } from '@rampa/kernel';
import type { EventScope, Transaction } from '@rampa/platform/server';
import { PROGRAM, type ProgramRow } from './program-tables.ts';

type Fields = Pick<ProgramRow, 'guid' | 'title' | 'tour' | 'beginsAt' | 'place' | 'gapS'> &
  Partial<Pick<ProgramRow, 'nominations' | 'isSelection' | 'prizesAt'>>;

export async function insertProgram(tx: Transaction, event: EventScope, fields: Fields): Promise<void> {
  const [last] = await tx.query<{ next: number }>(
    'select coalesce(max(position) + 1, 0) as next from program.program where competition_guid = $1',
    [event.competition],
  );
  const title = await titleIn(tx, event.competition, fields.title);
  await PROGRAM.insert(tx, { ...fields, title, competitionGuid: event.competition, position: last!.next });
  tx.emit(event.competition, 'program.created', { program: fields.guid });
}

/** In a practice event every program says so by its name, because judges and the presenter see no other. */
export async function titleIn(tx: Transaction, competition: Guid, title: string): Promise<string> {
  const [event] = await tx.query<{ isPractice: boolean }>(
    'select practice_of is not null as "isPractice" from competitions.v_competition where guid = $1',
    [competition],
  );
  return event?.isPractice ? practiceTitle(title, TITLE) : title;
}

/** Longest title that a program may have. */
const TITLE = 300;

/** A title with a suffix; the title is shortened when both are too long. */
export function titleWith(title: string, addition: string): string {
  return `${title.slice(0, TITLE - addition.length)}${addition}`;
}

/** Loads a program that `lockProgram` has found in the event and locked. */
export async function programOf(tx: Transaction, program: Guid): Promise<ProgramRow> {
  return (await PROGRAM.find(tx, { guid: program }))!;
}

/** Throws Failure notFound. */
export async function lockedProgram(tx: Transaction, event: EventScope, program: Guid): Promise<ProgramRow> {
  const [row] = await tx.query<ProgramRow>(
    `select ${PROGRAM.select('p')} from program.program p where p.guid = $1 and p.competition_guid = $2 for update`,
    [program, event.competition],
  );
  if (!row) throw new Failure('notFound');
  return row;
}
