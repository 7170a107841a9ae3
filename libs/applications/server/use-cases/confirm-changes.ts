// What of a member's changes the organizer has confirmed: all that he has seen, some apart from the others; and taken back.

import { Injectable } from '@nestjs/common';
import { newSince, placeOf } from '@rampa/applications/domain';
import type { AnswerOf, ApplicationsFieldsHistoryRevertChange } from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import { UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import { ApplicationRows } from '../persistence/application-rows.ts';
import { APPLICATION, type ApplicationRow } from '../persistence/application-tables.ts';
import { changesOf, confirmedOf } from '../queries/journal.ts';
import { announce } from './announce.ts';

/** What stood confirmed before a deed, and after it. */
export type Turned = AnswerOf<typeof ApplicationsFieldsHistoryRevertChange>;
export type Confirmation = Turned['now'];

@Injectable()
export class ConfirmChanges {
  constructor(
    private readonly work: UnitOfWork,
    private readonly rows: ApplicationRows,
  ) {}

  /** Up to the revision that he has seen; what came later stays new. Never back. It has been looked through by that. */
  async all(scope: Scope, guid: Guid, seen: number | undefined): Promise<Turned & { confirmedRevision: number }> {
    return this.turn(scope, guid, async (tx, application) => {
      const wanted = Math.min(seen ?? application.revision, application.revision);
      const confirmedRevision = Math.max(application.confirmedRevision, wanted);
      if (confirmedRevision > application.confirmedRevision || application.checkedAt === null)
        await confirmWhole(tx, guid, confirmedRevision);
      return { confirmedRevision };
    });
  }

  /**
   * Some changes apart from the others, each named by the revision of its line: what came later in the same place stays
   * new. With the last of them the application is confirmed as a whole.
   */
  some(scope: Scope, guid: Guid, revisions: readonly number[]): Promise<Turned & { left: number }> {
    return this.turn(scope, guid, async (tx, application) => {
      const changes = await changesOf(tx, guid);
      await confirmPlaces(tx, guid, changes.filter(({ revision }) => revisions.includes(revision))); // prettier-ignore
      const left = newSince(changes, await confirmedOf(tx, application)).length;
      if (left === 0) await confirmWhole(tx, guid, application.revision);
      return { left };
    });
  }

  /** What `before` was is new again. Failure staleVersion where it does not stand as `now` any more. */
  async takeBack(scope: Scope, guid: Guid, { before, now }: Turned): Promise<void> {
    await this.turn(scope, guid, async (tx, application) => {
      if (keyOf(await confirmationOf(tx, application)) !== keyOf(now))
        throw new Failure('staleVersion', { message: 'С тех пор здесь подтвердили ещё что-то. Обновите страницу.' });
      const confirmedRevision = Math.min(before.confirmedRevision, application.revision);
      const checkedAt = before.checkedAt === null ? null : new Date(before.checkedAt);
      await APPLICATION.update(tx, { guid }, { confirmedRevision, checkedAt });
      await tx.query('delete from applications.confirmed_change where application_guid = $1', [guid]);
      const changes = await changesOf(tx, guid);
      await confirmPlaces(tx, guid, changes.filter(({ revision }) => before.revisions.includes(revision))); // prettier-ignore
      return {};
    });
  }

  private async turn<R>(
    scope: Scope,
    guid: Guid,
    work: (tx: Transaction, application: ApplicationRow) => Promise<R>,
  ): Promise<R & Turned> {
    const { result } = await this.work.run({ scope }, async (tx) => {
      const application = await this.rows.one(tx, scope, guid, { held: true });
      const before = await confirmationOf(tx, application);
      const done = await work(tx, application);
      const now = await confirmationOf(tx, await this.rows.one(tx, scope, guid));
      if (keyOf(before) !== keyOf(now))
        await announce(tx, scope, application, application.state, { revision: application.revision, blocks: [] });
      return { ...done, before, now };
    });
    return result;
  }
}

export async function confirmationOf(tx: Transaction, application: ApplicationRow): Promise<Confirmation> {
  const { revision: confirmedRevision, places } = await confirmedOf(tx, application);
  return {
    ...{ confirmedRevision, revisions: [...places.values()].sort((one, other) => one - other) },
    checkedAt: application.checkedAt?.toISOString() ?? null,
  };
}

export async function confirmWhole(tx: Transaction, guid: Guid, confirmedRevision: number): Promise<void> {
  await APPLICATION.update(tx, { guid }, { confirmedRevision, checkedAt: new Date() });
  await tx.query('delete from applications.confirmed_change where application_guid = $1 and revision <= $2', [
    guid,
    confirmedRevision,
  ]);
}

/** Each place up to its change; what was confirmed further stays so. */
export async function confirmPlaces(
  tx: Transaction,
  applicationGuid: Guid,
  changes: readonly (Parameters<typeof placeOf>[0] & { revision: number })[],
): Promise<void> {
  for (const change of changes)
    await tx.query(
      `insert into applications.confirmed_change (application_guid, place, revision) values ($1, $2, $3)
       on conflict (application_guid, place)
       do update set revision = greatest(applications.confirmed_change.revision, excluded.revision)`,
      [applicationGuid, placeOf(change), change.revision],
    );
}

const keyOf = ({ confirmedRevision, revisions, checkedAt }: Confirmation): string =>
  `${confirmedRevision} ${revisions.join()} ${checkedAt}`;
