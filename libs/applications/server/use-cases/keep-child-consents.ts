// A parent's consent written down and withdrawn. Each is a deed of the application: its journal says who and when.

import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CHILD_CONSENTS, isOne, wordingOfConsent, type Person } from '@rampa/applications/domain';
import type { BodyOf, ChildConsentGive, ChildConsentWithdraw } from '@rampa/contract';
import { Failure, newGuid, type ConsentKind, type Guid } from '@rampa/kernel';
import { actorName, type Scope, type Transaction } from '@rampa/platform/server';
import { ApplicationRows, memberOf } from '../persistence/application-rows.ts';
import { CONSENT, type ApplicationRow } from '../persistence/application-tables.ts';
import {
  consentsIn,
  dayOf,
  peopleOf,
  settleChildren,
  stands,
  type StandingConsent,
} from '../queries/child-consents.ts';
import { ConsentTexts } from '../queries/consent-texts.ts';
import { ApplicationWriting, type Held, type Outcome } from './application-writing.ts';

/** What is signed further east is signed on a later day. */
const A_DAY = 86_400_000;

@Injectable()
export class KeepChildConsents {
  constructor(
    private readonly writing: ApplicationWriting,
    private readonly rows: ApplicationRows,
    private readonly texts: ConsentTexts,
  ) {}

  /** Failures consentOutdated, childAbsent, badRequest of a day to come and of an organizer who signs as a parent. */
  async give(scope: Scope, { applicationBlockGuid, given, ...word }: BodyOf<typeof ChildConsentGive>): Promise<void> {
    const isOrganizer = memberOf(scope) === null;
    if (isOrganizer && word.way === 'self') throw new Failure('badRequest', { field: 'way' });
    if (word.signedOn > dayOf(new Date(Date.now() + A_DAY)))
      throw new Failure('badRequest', { field: 'signedOn', message: 'Этот день ещё не наступил.' });
    for (const { kind, version } of given)
      if (version !== CHILD_CONSENTS[kind].version) throw new Failure('consentOutdated');
    const kinds = [...new Set(given.map(({ kind }) => kind))];
    await this.run(scope, applicationBlockGuid, async (tx, { application }, child, standing) => {
      const fresh = kinds.filter(
        (kind) =>
          !standing.some(
            (one) =>
              one.kind === kind &&
              one.version === CHILD_CONSENTS[kind].version &&
              one.representative === word.representative &&
              one.way === word.way,
          ),
      );
      // A new word about the same takes the place of the former one, which stays on record.
      await end(tx, scope, standing.filter(({ kind }) => fresh.includes(kind))); // prettier-ignore
      const textOf = await this.texts.of(tx, application.competitionGuid);
      await CONSENT.insertAll(
        tx,
        fresh.map((kind) => ({
          ...{ guid: newGuid(), competitionGuid: application.competitionGuid, applicationGuid: application.guid },
          ...{ childName: child.name, birthDate: child.birthDate, kind, version: CHILD_CONSENTS[kind].version },
          textHash: createHash('sha256')
            .update(wordingOfConsent(textOf(kind)))
            .digest(),
          ...{ ...word, actor: actorName(scope.actor), isOrganizer },
        })),
      );
      return { before: [], after: fresh };
    });
  }

  /** Failure childAbsent. What does not stand is not withdrawn again. */
  async withdraw(scope: Scope, { applicationBlockGuid, kind }: BodyOf<typeof ChildConsentWithdraw>): Promise<void> {
    await this.run(scope, applicationBlockGuid, async (tx, _, __, standing) => {
      const doomed = standing.filter((one) => one.kind === kind);
      await end(tx, scope, doomed);
      return { before: doomed.length > 0 ? [kind] : [], after: [] };
    });
  }

  private async run(
    scope: Scope,
    block: Guid,
    deed: (
      tx: Transaction,
      held: Held,
      child: Person,
      standing: StandingConsent[],
    ) => Promise<{ before: readonly ConsentKind[]; after: readonly ConsentKind[] }>,
  ): Promise<void> {
    const found = async (tx: Transaction) => {
      const guid = await this.rows.ofBlock(tx, scope, block);
      await holdFamily(tx, guid);
      return guid;
    };
    await this.writing.run(scope, found, { body: null, isAlways: true }, async (tx, held): Promise<Outcome> => {
      const { application, form, blocks } = held;
      const child = peopleOf(form.used, blocks, dayOf(application.createdAt)).find((one) => one.block === block);
      if (!child?.isChild) throw new Failure('childAbsent');
      const all = await consentsIn(tx, application.guid);
      const { before, after } = await deed(tx, held, child, all.filter((one) => stands(one) && isOne(one, child))); // prettier-ignore
      if (before.length + after.length === 0) return { deed: null };
      await this.settleOthers(tx, held);
      return { deed: { kind: 'consent', blockGuid: block, before: { consents: before }, after: { consents: after } } };
    });
  }

  /** The same child may stand in other applications of the same member. */
  private async settleOthers(tx: Transaction, { application, form }: Held): Promise<void> {
    const others = await tx.query<{ guid: Guid }>(
      `select guid from applications.application
        where competition_guid = $1 and member_guid = $2 and guid <> $3 and children > 0 order by guid for update`,
      [application.competitionGuid, application.memberGuid, application.guid],
    );
    if (others.length === 0) return;
    const blocks = [];
    for (const { guid } of others) blocks.push({ guid, blocks: await this.rows.blocks(tx, guid) });
    await settleChildren(tx, form.used, blocks);
  }
}

/** Two consents at once in two applications of one member stand one after another. */
async function holdFamily(tx: Transaction, application: Guid): Promise<void> {
  await tx.query(
    `select pg_advisory_xact_lock(hashtextextended('children of ' || coalesce(a.member_guid, a.guid) || ' in ' || a.competition_guid, 0))
       from applications.application a where a.guid = $1`,
    [application],
  );
}

async function end(tx: Transaction, scope: Scope, doomed: readonly StandingConsent[]): Promise<void> {
  await tx.query(
    `update applications.consent set withdrawn_at = now(), withdrawn_by = $2
      where guid = any ($1::uuid[]) and withdrawn_at is null`,
    [doomed.map(({ guid }) => guid), actorName(scope.actor)],
  );
}

/** Children of whom the consent is lacking without which a member cannot send: where it stands, and how he is called. */
export async function lackingProcessing(
  tx: Transaction,
  { guid, createdAt, lacksProcessing }: ApplicationRow,
  { form, blocks }: Pick<Held, 'form' | 'blocks'>,
): Promise<Person[]> {
  if (lacksProcessing === 0) return [];
  const given = (await consentsIn(tx, guid)).filter((one) => stands(one) && one.kind === 'processing');
  const people = peopleOf(form.used, blocks, dayOf(createdAt)).filter(({ isChild }) => isChild);
  return people.filter((child) => !given.some((one) => isOne(one, child)));
}
