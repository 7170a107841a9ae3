// A draft that its owner throws away, and brings back while it lies in the bin. What stands in it goes on as it is: it is
// counted anew with the others, so that it comes back as it would be now.

import { Injectable } from '@nestjs/common';
import { mayBeThrown, MOST_OF_ONE } from '@rampa/applications/domain';
import { BIN_DAYS } from '@rampa/competitions/domain';
import { Failure, type Guid } from '@rampa/kernel';
import { officeOf, openStream, sql, UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import { ApplicationRows } from '../persistence/application-rows.ts';
import { APPLICATION, type ApplicationRow } from '../persistence/application-tables.ts';
import { draftOf, holdDrafts } from './create-applications.ts';

@Injectable()
export class ThrowDrafts {
  constructor(
    private readonly work: UnitOfWork,
    private readonly rows: ApplicationRows,
  ) {}

  /** Failures notFound, applicationKept of what was sent or came with the organizer's table. */
  async remove(scope: Scope, guid: Guid): Promise<void> {
    await this.work.run({ scope }, async (tx) => {
      const application = await this.rows.one(tx, scope, guid, { held: true });
      const { state, number, importKey } = application;
      if (!mayBeThrown({ state, number, isImported: importKey !== null, isArchived: false }))
        throw new Failure('applicationKept');
      if (application.deletedAt !== null) return;
      await APPLICATION.update(tx, { guid }, { deletedAt: sql('now()') });
      await announceThrown(tx, application);
    });
  }

  /** What is there already stays as it is. Failures notFound, also when its time in the bin is over; applicationsFull. */
  async restore(scope: Scope, guid: Guid): Promise<void> {
    await this.work.run({ scope }, async (tx) => {
      const application = await this.rows.one(tx, scope, guid, { held: true });
      const { deletedAt, competitionGuid, memberGuid } = application;
      if (deletedAt === null) return;
      if (deletedAt.getTime() <= Date.now() - BIN_DAYS * 86_400_000) throw new Failure('notFound');
      await holdDrafts(tx, memberGuid!, competitionGuid);
      const [, count] = await draftOf(tx, competitionGuid, { memberGuid });
      if (count >= MOST_OF_ONE) throw new Failure('applicationsFull');
      await APPLICATION.update(tx, { guid }, { deletedAt: null });
      await announceThrown(tx, application);
    });
  }
}

/** Of all his pages and of the organizer's table, which shows drafts too. */
async function announceThrown(tx: Transaction, { guid, competitionGuid, memberGuid, revision }: ApplicationRow) {
  const told = { application: guid, revision, blocks: [] };
  await openStream(tx, memberGuid!, 'user');
  tx.emit(memberGuid!, 'application.changed', told);
  tx.emit(officeOf(competitionGuid), 'application.changed', told);
}
