import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import { streamsOf, type Scope, type Transaction } from '@rampa/platform/server';
import { OpenEvents } from '../ports/open-events.ts';
import { organizerOf } from './employees.ts';

/** Event: the rights of an employee have changed, so open views are asked again before the next frame. */
@Injectable()
export class AccessNews {
  constructor(private readonly events: OpenEvents) {}

  /** `competition`: the one event concerned; null: all that are not archived. */
  async tell(tx: Transaction, scope: Scope, employee: Guid, competition: Guid | null): Promise<void> {
    const organizer = organizerOf(scope);
    const events = competition ? [competition] : await this.events.of(tx, organizer);
    for (const stream of [...(competition ? [] : [organizer]), ...events.flatMap(streamsOf)])
      tx.emit(stream, 'access.changed', { employee });
  }
}
