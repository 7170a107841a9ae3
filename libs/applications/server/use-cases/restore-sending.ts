import { Injectable } from '@nestjs/common';
import { formerSendings } from '@rampa/applications/domain';
import { Failure, type Guid } from '@rampa/kernel';
import type { Scope } from '@rampa/platform/server';
import { changesOf } from '../queries/journal.ts';
import { Places } from '../queries/places.ts';
import { ApplicationWriting } from './application-writing.ts';

@Injectable()
export class RestoreSending {
  constructor(
    private readonly writing: ApplicationWriting,
    private readonly places: Places,
  ) {}

  /**
   * The moment of another sending of it counts again: prices are those of that day, and who waits stands where he stood.
   * Failure sendingUnknown of a moment that is none, and of what is not sent now.
   */
  async run(scope: Scope, guid: Guid, dateSubscribe: string): Promise<void> {
    await this.writing.run(scope, guid, { body: null, isAlways: true }, async (tx, { application }) => {
      const standing = application.dateSubscribe?.toISOString() ?? null;
      if (application.state !== 'Subscribed') throw new Failure('sendingUnknown');
      if (standing === dateSubscribe) return { deed: null };
      if (!formerSendings(await changesOf(tx, guid), standing).includes(dateSubscribe))
        throw new Failure('sendingUnknown');
      await this.places.hold(tx, application.competitionGuid);
      return {
        deed: { kind: 'date', before: { dateSubscribe: standing }, after: { dateSubscribe } },
        changes: { dateSubscribe: new Date(dateSubscribe) },
      };
    });
  }
}
