import { Failure, type Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

/** Whose event it is. Failure notFound. */
export async function eventOrganizer(reader: Reader, competition: Guid): Promise<Guid> {
  const [row] = await reader.query<{ organizer: Guid }>(
    'select organizer_guid as organizer from competitions.v_competition where guid = $1',
    [competition],
  );
  if (!row) throw new Failure('notFound');
  return row.organizer;
}
