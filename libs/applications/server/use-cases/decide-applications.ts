// What the organizer says of an application: its status, that of a block, his leave to edit, his note, what he has seen.

import { Injectable } from '@nestjs/common';
import { newSince, placeOf } from '@rampa/applications/domain';
import { Failure, type Guid } from '@rampa/kernel';
import { actorName, Database, UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import { ApplicationRows } from '../persistence/application-rows.ts';
import { APPLICATION, type ApplicationRow } from '../persistence/application-tables.ts';
import { changesOf, confirmedOf } from '../queries/journal.ts';
import { announce } from './announce.ts';
import { ApplicationWriting } from './application-writing.ts';
import { TellStatus, type UrlOf } from './tell-status.ts';

const NOTE_CLASH = 'Заметку успели изменить. Прочитайте, что в ней теперь, и решите, какую оставить.';

interface Decision {
  statusGuid: Guid;
  comment: string;
}

@Injectable()
export class DecideApplications {
  constructor(
    private readonly writing: ApplicationWriting,
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly rows: ApplicationRows,
    private readonly telling: TellStatus,
  ) {}

  /**
   * False: it stands so already; `isKept`: where the status stands, so does what was said with it. Failures notFound of a status that is not the event's or not of applications, statusOff,
   * applicationUnsent of what its owner has not sent, or has taken back: nobody is accepted who does not take part.
   */
  async changeStatus(
    scope: Scope,
    guid: Guid,
    { statusGuid, comment }: Decision,
    urlOf: UrlOf,
    { isKept = false } = {},
  ): Promise<boolean> {
    let isChanged = false;
    await this.writing.run(scope, guid, { body: null }, async (tx, { application, revision }) => {
      if (application.state !== 'Subscribed') throw new Failure('applicationUnsent');
      const before = { statusGuid: application.statusGuid, comment: application.comment };
      if (before.statusGuid === statusGuid && (isKept || before.comment === comment)) return { deed: null };
      const status = await assertStatus(tx, scope, 'application', statusGuid, before.statusGuid);
      const isAccepted = status.isAccepted && before.statusGuid !== statusGuid;
      if (status.notifies)
        await this.telling.run(tx, application, { revision, status: status.title, isAccepted, comment, urlOf });
      isChanged = true;
      return { deed: { kind: 'status', before, after: { statusGuid, comment } }, changes: { statusGuid, comment } };
    });
    return isChanged;
  }

  /**
   * Of those that were sent and have another status; the others keep what they have, each its own word to its owner.
   * `unsent`: how many were not sent.
   */
  async changeStatuses(scope: Scope, guids: readonly Guid[], decision: Decision, urlOf: UrlOf) {
    const told = { changed: 0, unsent: 0 };
    // Each is a write of its own: what was decided before one is refused stays decided, and the press again goes on.
    for (const guid of new Set(guids)) {
      try {
        if (await this.changeStatus(scope, guid, decision, urlOf, { isKept: true })) told.changed += 1;
      } catch (error) {
        if (!(error instanceof Failure) || error.code !== 'applicationUnsent') throw error;
        told.unsent += 1;
      }
    }
    return told;
  }

  /** Null takes it off. Failures notFound, blockGone, statusOff. */
  async changeBlockStatus(scope: Scope, block: Guid, statusGuid: Guid | null): Promise<boolean> {
    let isChanged = false;
    const found = (tx: Transaction) => this.rows.ofBlock(tx, scope, block);
    await this.writing.run(scope, found, { body: null }, async (tx, { blocks }) => {
      const one = blocks.find(({ guid }) => guid === block);
      if (!one) throw new Failure('blockGone');
      if (one.statusGuid === statusGuid) return { deed: null };
      if (statusGuid !== null) await assertStatus(tx, scope, 'block', statusGuid, null);
      isChanged = true;
      return {
        deed: {
          ...{ kind: 'blockStatus', blockGuid: block },
          ...{ before: { statusGuid: one.statusGuid }, after: { statusGuid } },
        },
        blocks: blocks.map((each) => (each === one ? { ...one, statusGuid } : each)),
        touched: [block],
      };
    });
    return isChanged;
  }

  /**
   * Of one block of the form, however often it stands in each of these. Each is a decision of its own: what was decided
   * before one is refused stays, and the press again goes on. Answers how many have another status now.
   */
  async changeBlockStatuses(
    scope: Scope,
    applications: readonly Guid[],
    formBlock: Guid,
    statusGuid: Guid | null,
  ): Promise<number> {
    const blocks = await this.database.query<{ guid: Guid }>(
      `select b.guid from applications.block b join applications.application a on a.guid = b.application_guid
        where a.competition_guid = $1 and a.guid = any ($2::uuid[]) and b.form_block_guid = $3
          and a.deleted_at is null and b.deleted_at is null and b.status_guid is distinct from $4::uuid
        order by a.number nulls last, a.guid, b.position, b.guid`,
      [scope.competition, applications, formBlock, statusGuid],
    );
    let changed = 0;
    for (const { guid } of blocks) if (await this.changeBlockStatus(scope, guid, statusGuid)) changed += 1;
    return changed;
  }

  setEditing(scope: Scope, guid: Guid, isOpened: boolean): Promise<void> {
    return this.set(scope, guid, () => ({ isOpened }));
  }

  /** Failure staleVersion with the words that stand there, where they are not those that were read. */
  setNote(scope: Scope, guid: Guid, { note, base }: { note: string; base?: string | undefined }): Promise<void> {
    return this.set(scope, guid, (application) => {
      if (application.note === note) return null;
      if (base !== undefined && application.note !== base)
        throw new Failure('staleVersion', {
          field: 'note',
          message: NOTE_CLASH,
          customData: { note: application.note },
        });
      return { note, notedBy: actorName(scope.actor), notedAt: new Date() };
    });
  }

  /** Up to the revision that he has seen; what came later stays new. Never back. */
  async confirm(scope: Scope, guid: Guid, seen: number | undefined): Promise<{ confirmedRevision: number }> {
    const { result } = await this.work.run({ scope }, async (tx) => {
      const application = await this.rows.one(tx, scope, guid, { held: true });
      const wanted = Math.min(seen ?? application.revision, application.revision);
      const confirmedRevision = Math.max(application.confirmedRevision, wanted);
      if (confirmedRevision > application.confirmedRevision) {
        await this.confirmWhole(tx, guid, confirmedRevision);
        await announce(tx, scope, application, application.state, { revision: application.revision, blocks: [] });
      }
      return { confirmedRevision };
    });
    return result;
  }

  /**
   * Some changes apart from the others, each named by the revision of its line: what came later in the same place stays
   * new. With the last of them the application is confirmed as a whole.
   */
  async confirmSome(scope: Scope, guid: Guid, revisions: readonly number[]): Promise<{ left: number }> {
    const { result } = await this.work.run({ scope }, async (tx) => {
      const application = await this.rows.one(tx, scope, guid, { held: true });
      const changes = await changesOf(tx, guid);
      for (const change of changes.filter(({ revision }) => revisions.includes(revision)))
        await tx.query(
          `insert into applications.confirmed_change (application_guid, place, revision) values ($1, $2, $3)
           on conflict (application_guid, place)
           do update set revision = greatest(applications.confirmed_change.revision, excluded.revision)`,
          [guid, placeOf(change), change.revision],
        );
      const left = newSince(changes, await confirmedOf(tx, application)).length;
      if (left === 0) await this.confirmWhole(tx, guid, application.revision);
      await announce(tx, scope, application, application.state, { revision: application.revision, blocks: [] });
      return { left };
    });
    return result;
  }

  private async confirmWhole(tx: Transaction, guid: Guid, confirmedRevision: number): Promise<void> {
    await APPLICATION.update(tx, { guid }, { confirmedRevision });
    await tx.query('delete from applications.confirmed_change where application_guid = $1 and revision <= $2', [
      guid,
      confirmedRevision,
    ]);
  }

  /** Of no answer, so that neither the revision nor the journal takes notice. Null: it stands so already. */
  private async set(
    scope: Scope,
    guid: Guid,
    changesOf: (standing: ApplicationRow) => Partial<ApplicationRow> | null,
  ): Promise<void> {
    await this.work.run({ scope }, async (tx) => {
      const application = await this.rows.one(tx, scope, guid, { held: true });
      const changes = changesOf(application);
      if (changes === null) return;
      await APPLICATION.update(tx, { guid }, changes);
      await announce(tx, scope, application, application.state, { revision: application.revision, blocks: [] });
    });
  }
}

interface Status {
  title: string;
  isActive: boolean;
  notifies: boolean;
  isAccepted: boolean;
}

/** One that is switched off stays where it has been given, and is given to nobody else. */
async function assertStatus(
  tx: Transaction,
  { competition }: Scope,
  kind: 'application' | 'block',
  guid: Guid,
  before: Guid | null,
): Promise<Status> {
  const [status] = await tx.query<Status>(
    `select title, is_active as "isActive", notifies, is_accepted as "isAccepted" from competitions.v_status where guid = $1 and competition_guid = $2 and kind = $3`,
    [guid, competition, kind],
  );
  if (!status) throw new Failure('notFound');
  if (!status.isActive && guid !== before) throw new Failure('statusOff');
  return status;
}
