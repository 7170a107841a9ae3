import { Failure, type Guid } from '@rampa/kernel';
import { ALL_PAGES, type EventScope, type Reader } from '@rampa/platform/server';

/** In the name of who has asked for it. Failure notFound. */
export async function scopeOfAsker(
  reader: Reader,
  { competitionGuid, actor }: { competitionGuid: Guid; actor: string },
): Promise<EventScope> {
  const [event] = await reader.query<{ organizer: Guid }>(
    'select organizer_guid as organizer from competitions.v_competition where guid = $1',
    [competitionGuid],
  );
  if (!event) throw new Failure('notFound');
  const account = actor.replace(/^account:/, '');
  return {
    ...{ organizer: event.organizer, competition: competitionGuid, mustBeOpen: false },
    actor: {
      ...{ kind: 'account', session: account, account, userType: 'Organizer', organizer: event.organizer },
      ...{ access: { all: ALL_PAGES, events: {} }, memberships: [] },
    },
  };
}
