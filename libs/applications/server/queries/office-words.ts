// What only the organizer's people read of an application: their notes, and who has given its status.

import type { AnswerOf, ApplicationGetApplicationJsonForOrganizer } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { actorName, type Reader, type Scope } from '@rampa/platform/server';
import { authorOf, namesOf } from './authors.ts';

type OfOffice = Pick<AnswerOf<typeof ApplicationGetApplicationJsonForOrganizer>, 'notes' | 'decided'>;

export async function officeWords(
  reader: Reader,
  { actor }: Pick<Scope, 'actor'>,
  application: Guid,
): Promise<OfOffice> {
  const notes = await reader.query<{ guid: Guid; text: string; actor: string; at: Date }>(
    `select guid, text, actor, at from applications.note where application_guid = $1 and removed_at is null
      order by at desc, guid desc`,
    [application],
  );
  const [decided] = await reader.query<{ actor: string; isOrganizer: boolean; at: Date }>(
    `select actor, is_organizer as "isOrganizer", at from applications.change where application_guid = $1 and kind = 'status'
      order by revision desc limit 1`,
    [application],
  );
  const names = await namesOf(reader, [...notes, ...(decided ? [decided] : [])].map((one) => one.actor)); // prettier-ignore
  const own = actorName(actor);
  return {
    notes: notes.map(({ guid, text, actor: author, at }) => ({
      ...{ guid, text, authorName: authorOf(author, names).name, at: at.toISOString(), isOwn: author === own },
    })),
    // A place that has come free is given by nobody.
    decided: decided
      ? { authorName: decided.isOrganizer ? authorOf(decided.actor, names).name : '', at: decided.at.toISOString() }
      : null,
  };
}
