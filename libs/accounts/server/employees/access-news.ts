import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import type { Scope, Transaction } from '@rampa/platform/server';
import { OpenEvents } from '../ports/open-events.ts';
import { organizerOf } from './employees.ts';

/** What an employee may has changed: who watches what is asked again before the next frame. */
@Injectable()
export class AccessNews {
  constructor(private readonly events: OpenEvents) {}

  /** `competition`: the one event that it concerns; null, all that are not archived. */
  async tell(tx: Transaction, scope: Scope, employee: Guid, competition: Guid | null): Promise<void> {
    const organizer = organizerOf(scope);
    const streams = competition ? [competition] : [organizer, ...(await this.events.of(tx, organizer))];
    for (const stream of streams) tx.emit(stream, 'access.changed', { employee });
  }
}
