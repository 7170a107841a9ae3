import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import type { EventScope, Reader } from '@rampa/platform/server';

/** What other rooms ask about members of an event. */
@Injectable()
export class Participants {
  /** Whether the member takes part in the event; one who is blocked there still does: his papers go on. */
  async has(reader: Reader, scope: Pick<EventScope, 'competition'>, member: Guid): Promise<boolean> {
    const found = await reader.query(
      'select from accounts.membership where competition_guid = $1 and member_guid = $2',
      [scope.competition, member],
    );
    return found.length > 0;
  }
}
