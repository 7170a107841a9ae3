// How every write of an application goes: the form stands still, the application is held, a deed that was done already is
// answered as before, what is hidden, lacking and searched is counted anew, the journal keeps who did what, and those who
// look on are told last.

import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { tellConsent } from '@rampa/accounts/server';
import { filling } from '@rampa/applications/domain';
import type { WrittenApplication } from '@rampa/contract';
import { evaluate } from '@rampa/forms/domain';
import { EventForms, type EventForm } from '@rampa/forms/server';
import { Failure, newGuid, type ApplicationChangeKind, type Guid } from '@rampa/kernel';
import { actorName, sql, UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import { APPLICATION, APPLICATION_BLOCK, CHANGE, type ApplicationRow } from '../persistence/application-tables.ts';
import {
  ApplicationRows,
  byKey,
  factsOf,
  isOfOffice,
  memberOf,
  type KeptBlock,
} from '../persistence/application-rows.ts';
import { peopleOf, samePeople, settleChildren } from '../queries/child-consents.ts';
import { countedAnew, headingIn } from '../queries/counted-anew.ts';
import { ApplicationFollowers } from '../ports/application-followers.ts';
import { EventDatesReader } from '../queries/event-dates.ts';
import { Places } from '../queries/places.ts';
import { announce, isSent } from './announce.ts';
import { TellCorrection } from './tell-correction.ts';

/** What the sender said: the guid of his deed, and the deed itself. */
export interface Said {
  changeGuid?: Guid | undefined;
  body: unknown;
  /** Which import writes; without it a person does. */
  importGuid?: Guid;
  /** The offer that the sender says he accepts. */
  offerVersion?: number | undefined;
}

export interface Held {
  application: ApplicationRow;
  form: EventForm;
  blocks: KeptBlock[];
  /** The revision that a change would make. */
  revision: number;
}

export interface Deed {
  kind: ApplicationChangeKind;
  blockGuid?: Guid | null;
  n?: number | null;
  before?: unknown;
  after?: unknown;
  /** Its own, where several are done at once. */
  changeGuid?: Guid;
  /** It gives a field its former value; why, in the organizer's words. */
  turnedDown?: string;
}

export interface Outcome {
  /** Null: nothing is different. Several at once: each has a revision of its own, one after another. */
  deed: Deed | null;
  further?: readonly Deed[];
  /** All blocks as they stand now; left out, as before. */
  blocks?: KeptBlock[];
  /** Those that are new, and those of which the deed itself has changed something. */
  added?: readonly Guid[];
  touched?: readonly Guid[];
  /** Whose chosen lines are different: of one field, or of all (`n` null). */
  indexed?: { blocks: readonly Guid[]; n: number | null };
  changes?: Partial<Omit<ApplicationRow, 'guid' | 'competitionGuid' | 'revision'>>;
}

export interface Written extends WrittenApplication {
  /** What an earlier sending of the same deed has changed. */
  repeated: { blockGuid: Guid | null; revision: number } | null;
}

type Found = Guid | ((tx: Transaction) => Promise<Guid>);

/** Blocks of one application. */
const MOST_BLOCKS = 1_000;

@Injectable()
export class ApplicationWriting {
  constructor(
    private readonly work: UnitOfWork,
    private readonly rows: ApplicationRows,
    private readonly forms: EventForms,
    private readonly dates: EventDatesReader,
    private readonly places: Places,
    private readonly followers: ApplicationFollowers,
    private readonly corrections: TellCorrection,
  ) {}

  /**
   * Failures notFound, formAbsent, changeReused, and, unless `isAlways`, of a member who may not edit any more:
   * applicationClosed, applicationFrozen, applicationSettled; placesFull of what was sent.
   */
  async run(
    scope: Scope,
    found: Found,
    said: Said & { isAlways?: boolean; isCorrection?: boolean },
    work: (tx: Transaction, held: Held) => Promise<Outcome>,
  ): Promise<Written> {
    const { result } = await this.work.run({ scope }, async (tx) => {
      const form = await this.forms.of(tx, scope.competition!, { held: true });
      if (!form) throw new Failure('formAbsent');
      const guid = typeof found === 'string' ? found : await found(tx);
      const application = await this.rows.one(tx, scope, guid, { held: true });
      const blocks = await this.rows.blocks(tx, guid);
      const held = { application, form, blocks, revision: application.revision + 1 };
      const repeated = await repeatedChange(tx, guid, said);
      if (repeated) return { ...written(held, blocks), repeated };
      if (!said.isAlways) await this.dates.refuseClosed(tx, scope, application);
      const outcome = await work(tx, held);
      const done = await this.finish(tx, scope, held, outcome, said);
      // Neither an import nor a job corrects anybody's answers.
      if ((!said.isAlways || said.isCorrection) && outcome.deed)
        await this.corrections.run(tx, scope, held, [outcome.deed, ...(outcome.further ?? [])]);
      return { ...done, repeated: null };
    });
    return result;
  }

  private async finish(tx: Transaction, scope: Scope, held: Held, outcome: Outcome, said: Said) {
    const { application, form } = held;
    const { deed, further = [], blocks = held.blocks, added = [], touched = [] } = outcome;
    if (!deed) return written(held, blocks);
    const revision = held.revision + further.length;
    if (blocks.length > MOST_BLOCKS) throw new Failure('applicationFull');
    const after: ApplicationRow = { ...application, ...outcome.changes, revision };
    const isOwnDeed = isOfOffice(scope) && after.state !== application.state;
    const counted = countedAnew(application.guid, blocks, [], evaluate(form.used, blocks, factsOf(after)));
    const hidden = new Map(counted.blocks.map((one) => [one.guid, one.hidden]));
    const isStanding = application.state === 'Subscribed' && after.state === 'Subscribed';
    if (isStanding && memberOf(scope) !== null && (outcome.indexed || outcome.touched))
      await this.places.refuseMore(
        tx,
        after,
        held.blocks,
        blocks.map((one) => ({ ...one, hidden: hidden.get(one.guid)! })),
      );
    await this.writeBlocks(tx, { ...held, revision }, outcome, blocks, hidden);
    await APPLICATION.update(
      tx,
      { guid: application.guid },
      {
        ...{ ...outcome.changes, revision, percent: counted.percent, unfilled: counted.unfilled },
        ...{ ...headingIn(form.used, blocks, hidden), updatedAt: sql('now()') },
        // No letter tells the office what it has done itself.
        ...(isOwnDeed && isSent(after.state) ? { toldState: after.state } : {}),
      },
    );
    await this.settleChildren(
      tx,
      held,
      after,
      deed,
      blocks.map((one) => ({ ...one, hidden: hidden.get(one.guid)! })),
    );
    await CHANGE.insertAll(
      tx,
      [deed, ...further].map((one, at) => ({
        ...{ applicationGuid: application.guid, revision: held.revision + at, kind: one.kind },
        ...{ blockGuid: one.blockGuid ?? null, n: one.n ?? null },
        ...{ before: one.before ?? null, after: one.after ?? null },
        ...{ actor: actorName(scope.actor), isOrganizer: isOfOffice(scope) },
        ...{ changeGuid: one.changeGuid ?? said.changeGuid ?? newGuid(), bodyHash: hashOf(said.body) },
        ...{ importGuid: said.importGuid ?? null, turnedDown: one.turnedDown ?? null },
      })),
    );
    await this.followers.tell(tx, scope, {
      ...{ application: application.guid, competition: application.competitionGuid, member: application.memberGuid },
      ...{ before: application.state, after: after.state },
      offerVersion: said.offerVersion ?? null,
      isDated: outcome.changes?.dateSubscribe !== undefined,
      isAnswered: outcome.blocks !== undefined || touched.length > 0 || outcome.indexed !== undefined,
    });
    await announce(tx, scope, application, after.state, { revision, blocks: [...added, ...touched] });
    return written({ ...held, application: after }, blocks);
  }

  /** Whoever is named otherwise, and of whom something else was agreed to, is shown otherwise to strangers. */
  private async settleChildren(
    tx: Transaction,
    { application, form, blocks: before }: Held,
    now: ApplicationRow,
    { kind }: Deed,
    blocks: readonly KeptBlock[],
  ): Promise<void> {
    const { guid, competitionGuid, memberGuid, state } = now;
    if (kind !== 'consent' && samePeople(peopleOf(form.used, before, application), peopleOf(form.used, blocks, now)))
      return;
    const isTurned = await settleChildren(tx, form.used, [{ guid, blocks }]);
    if (kind === 'consent' || (isTurned && state === 'Subscribed')) tellConsent(tx, [competitionGuid], memberGuid);
  }

  private async writeBlocks(
    tx: Transaction,
    { application, revision, blocks: before }: Pick<Held, 'application' | 'revision' | 'blocks'>,
    { added = [], touched = [], indexed }: Outcome,
    blocks: readonly KeptBlock[],
    hidden: ReadonlyMap<Guid, string[]>,
  ): Promise<void> {
    await APPLICATION_BLOCK.insertAll(
      tx,
      blocks
        .filter(({ guid }) => added.includes(guid))
        .map(({ guid, blockGuid, parentGuid, position, answers, importKey = null }) => ({
          ...{ guid, applicationGuid: application.guid, competitionGuid: application.competitionGuid },
          ...{ formBlockGuid: blockGuid, parentGuid, position, r: revision, importKey },
          ...{ answers: byKey(answers), hidden: hidden.get(guid)! },
        })),
    );
    const old = blocks.filter(({ guid }) => !added.includes(guid));
    const turned = old.filter(({ guid, hidden: before }) => before.join() !== hidden.get(guid)!.join());
    const changed = new Set([...touched, ...turned.map(({ guid }) => guid)]);
    const after = old.filter(({ guid }) => changed.has(guid));
    await this.rows.store(tx, before, after.map((block) => ({ ...block, hidden: hidden.get(block.guid)! })), revision); // prettier-ignore
    if (indexed) await this.rows.index(tx, indexed.blocks, indexed.n);
    await this.rows.index(tx, turned.map(({ guid }) => guid)); // prettier-ignore
  }
}

function written({ application, form }: Held, blocks: readonly KeptBlock[]): WrittenApplication {
  const { sections, percent } = filling(form.used, blocks, factsOf(application));
  return {
    ...{ revision: application.revision, state: application.state, percent },
    sections: sections.map(({ block, percent: procentOfFilling, allowNextPage }) => ({
      ...{ guid: block.guid, procentOfFilling, allowNextPage },
    })),
  };
}

/** Failure changeReused: the same guid for another deed. */
async function repeatedChange(tx: Transaction, application: Guid, { changeGuid, body }: Said) {
  if (changeGuid === undefined) return null;
  const found = await CHANGE.find(tx, { applicationGuid: application, changeGuid });
  if (!found) return null;
  if (found.bodyHash !== hashOf(body)) throw new Failure('changeReused');
  return { blockGuid: found.blockGuid, revision: found.revision };
}

/** What a deed of this content is known by in the journal. */
export const hashOf = (body: unknown) => createHash('sha256').update(JSON.stringify(body)).digest('hex');
