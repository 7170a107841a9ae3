// What the organizer says of an application: its status, that of a block, his leave to edit, his note, what he has seen.

import { Injectable } from '@nestjs/common';
import { StatusLetters } from '@rampa/accounts/server';
import { Competitions } from '@rampa/competitions/server';
import { Failure, inQuotes, numberSign, type Guid } from '@rampa/kernel';
import { UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import { ApplicationRows } from '../persistence/application-rows.ts';
import { APPLICATION, type ApplicationRow } from '../persistence/application-tables.ts';
import { announce } from './announce.ts';
import { ApplicationWriting } from './application-writing.ts';

interface Decision {
  statusGuid: Guid;
  comment: string;
}

/** Turns a path into the full address that a letter has. */
type UrlOf = (path: string) => string;

@Injectable()
export class DecideApplications {
  constructor(
    private readonly writing: ApplicationWriting,
    private readonly work: UnitOfWork,
    private readonly rows: ApplicationRows,
    private readonly competitions: Competitions,
    private readonly letters: StatusLetters,
  ) {}

  /** False: it stands so already. Failures notFound of a status that is not the event's or not of applications, statusOff. */
  async changeStatus(scope: Scope, guid: Guid, { statusGuid, comment }: Decision, urlOf: UrlOf): Promise<boolean> {
    let isChanged = false;
    await this.writing.run(scope, guid, { body: null }, async (tx, { application, revision }) => {
      const before = { statusGuid: application.statusGuid, comment: application.comment };
      if (before.statusGuid === statusGuid && before.comment === comment) return { deed: null };
      const status = await assertStatus(tx, scope, 'application', statusGuid, before.statusGuid);
      if (status.notifies) await this.tell(tx, application, { revision, status: status.title, comment, urlOf });
      isChanged = true;
      return { deed: { kind: 'status', before, after: { statusGuid, comment } }, changes: { statusGuid, comment } };
    });
    return isChanged;
  }

  /** Of a draft nobody is told: its owner has not sent it. */
  private async tell(
    tx: Transaction,
    { guid, competitionGuid, memberGuid, number, title }: ApplicationRow,
    said: { revision: number; status: string; comment: string; urlOf: UrlOf },
  ): Promise<void> {
    if (memberGuid === null || number === null) return;
    const { title: eventTitle } = await this.competitions.face(tx, competitionGuid);
    const application = `Заявка ${numberSign(number)}${title === '' ? '' : ` ${inQuotes(title)}`}`;
    const once = `application-status:${guid}:${said.revision}`;
    const { status, comment, urlOf } = said;
    await this.letters.tell(tx, {
      ...{ competition: competitionGuid, eventTitle, member: memberGuid, application },
      ...{ status, comment, once, urlOf },
    });
  }

  /** Null takes it off. Failures notFound, blockGone, statusOff. */
  async changeBlockStatus(scope: Scope, block: Guid, statusGuid: Guid | null): Promise<void> {
    const found = (tx: Transaction) => this.rows.ofBlock(tx, scope, block);
    await this.writing.run(scope, found, { body: null }, async (tx, { blocks }) => {
      const one = blocks.find(({ guid }) => guid === block);
      if (!one) throw new Failure('blockGone');
      if (one.statusGuid === statusGuid) return { deed: null };
      if (statusGuid !== null) await assertStatus(tx, scope, 'block', statusGuid, null);
      return {
        deed: {
          ...{ kind: 'blockStatus', blockGuid: block },
          ...{ before: { statusGuid: one.statusGuid }, after: { statusGuid } },
        },
        blocks: blocks.map((each) => (each === one ? { ...one, statusGuid } : each)),
        touched: [block],
      };
    });
  }

  setEditing(scope: Scope, guid: Guid, isOpened: boolean): Promise<void> {
    return this.set(scope, guid, { isOpened });
  }

  setNote(scope: Scope, guid: Guid, note: string): Promise<void> {
    return this.set(scope, guid, { note });
  }

  /** Up to the revision that he has seen; what came later stays new. Never back. */
  async confirm(scope: Scope, guid: Guid, seen: number | undefined): Promise<{ confirmedRevision: number }> {
    const { result } = await this.work.run({ scope }, async (tx) => {
      const application = await this.rows.one(tx, scope, guid, { held: true });
      const wanted = Math.min(seen ?? application.revision, application.revision);
      const confirmedRevision = Math.max(application.confirmedRevision, wanted);
      if (confirmedRevision > application.confirmedRevision) {
        await APPLICATION.update(tx, { guid }, { confirmedRevision });
        await announce(tx, scope, application, application.state, { revision: application.revision, blocks: [] });
      }
      return { confirmedRevision };
    });
    return result;
  }

  /** Of no answer, so that neither the revision nor the journal takes notice. */
  private async set(scope: Scope, guid: Guid, changes: { isOpened: boolean } | { note: string }): Promise<void> {
    await this.work.run({ scope }, async (tx) => {
      const application = await this.rows.one(tx, scope, guid, { held: true });
      await APPLICATION.update(tx, { guid }, changes);
      await announce(tx, scope, application, application.state, { revision: application.revision, blocks: [] });
    });
  }
}

/** One that is switched off stays where it has been given, and is given to nobody else. */
async function assertStatus(
  tx: Transaction,
  { competition }: Scope,
  kind: 'application' | 'block',
  guid: Guid,
  before: Guid | null,
): Promise<{ title: string; notifies: boolean }> {
  const [status] = await tx.query<{ title: string; isActive: boolean; notifies: boolean }>(
    `select title, is_active as "isActive", notifies from competitions.v_status where guid = $1 and competition_guid = $2 and kind = $3`,
    [guid, competition, kind],
  );
  if (!status) throw new Failure('notFound');
  if (!status.isActive && guid !== before) throw new Failure('statusOff');
  return status;
}
