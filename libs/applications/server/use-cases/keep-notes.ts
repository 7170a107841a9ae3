// What the organizer's people tell each other of an application. A note is its author's: nobody else takes it off.

import { Injectable } from '@nestjs/common';
import { Failure, type Guid } from '@rampa/kernel';
import { actorName, UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import { ApplicationRows } from '../persistence/application-rows.ts';
import { NOTE } from '../persistence/application-tables.ts';
import { announce } from './announce.ts';

/** Of one application. */
export const MOST_NOTES = 200;

@Injectable()
export class KeepNotes {
  constructor(
    private readonly work: UnitOfWork,
    private readonly rows: ApplicationRows,
  ) {}

  /** The same guid again is the same note. Failure badRequest where there are too many. */
  add(scope: Scope, application: Guid, { noteGuid: guid, text }: { noteGuid: Guid; text: string }): Promise<void> {
    return this.run(scope, application, async (tx) => {
      if (await NOTE.find(tx, { guid })) return false;
      await refuseMany(tx, application);
      await NOTE.insert(tx, { guid, applicationGuid: application, text, actor: actorName(scope.actor) });
      return true;
    });
  }

  /** Failure notFound of another's. */
  remove(scope: Scope, application: Guid, guid: Guid): Promise<void> {
    return this.run(scope, application, async (tx) => {
      const { removedAt } = await own(tx, scope, application, guid);
      if (removedAt !== null) return false;
      await NOTE.update(tx, { guid }, { removedAt: new Date() });
      return true;
    });
  }

  /** Failures notFound, badRequest. */
  restore(scope: Scope, application: Guid, guid: Guid): Promise<void> {
    return this.run(scope, application, async (tx) => {
      const { removedAt } = await own(tx, scope, application, guid);
      if (removedAt === null) return false;
      await refuseMany(tx, application);
      await NOTE.update(tx, { guid }, { removedAt: null });
      return true;
    });
  }

  private async run(scope: Scope, guid: Guid, write: (tx: Transaction) => Promise<boolean>): Promise<void> {
    await this.work.run({ scope }, async (tx) => {
      const application = await this.rows.one(tx, scope, guid, { held: true });
      if (!(await write(tx))) return;
      await announce(tx, scope, application, application.state, { revision: application.revision, blocks: [] });
    });
  }
}

async function own(tx: Transaction, scope: Scope, applicationGuid: Guid, guid: Guid) {
  const note = await NOTE.find(tx, { guid, applicationGuid, actor: actorName(scope.actor) });
  if (!note) throw new Failure('notFound');
  return note;
}

async function refuseMany(tx: Transaction, application: Guid): Promise<void> {
  const [row] = await tx.query<{ count: number }>(
    'select count(*)::int as count from applications.note where application_guid = $1 and removed_at is null',
    [application],
  );
  if (row!.count >= MOST_NOTES)
    throw new Failure('badRequest', {
      field: 'text',
      message: `К одной заявке — не больше ${MOST_NOTES} заметок. Уберите те, что больше не нужны.`,
    });
}
