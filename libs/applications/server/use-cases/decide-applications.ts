// What the organizer says of an application: its status, that of a block, his leave to edit.

import { Injectable } from '@nestjs/common';
import { isChangedSince } from '@rampa/applications/domain';
import { Failure, type Guid } from '@rampa/kernel';
import { Database, UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import { ApplicationRows } from '../persistence/application-rows.ts';
import { APPLICATION } from '../persistence/application-tables.ts';
import { changesOf } from '../queries/journal.ts';
import { announce } from './announce.ts';
import { ApplicationWriting } from './application-writing.ts';
import { TellStatus, type UrlOf } from './tell-status.ts';

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
      // Whoever decides has looked, unless something new is still to be confirmed.
      const { checkedAt, confirmedRevision } = application;
      const isLooked = checkedAt === null && !isChangedSince(await changesOf(tx, guid), confirmedRevision);
      return {
        deed: { kind: 'status', before, after: { statusGuid, comment } },
        changes: { statusGuid, comment, ...(isLooked ? { checkedAt: new Date() } : {}) },
      };
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

  /** Of no answer, so that neither the revision nor the journal takes notice. */
  async setEditing(scope: Scope, guid: Guid, isOpened: boolean): Promise<void> {
    await this.work.run({ scope }, async (tx) => {
      const application = await this.rows.one(tx, scope, guid, { held: true });
      await APPLICATION.update(tx, { guid }, { isOpened });
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
