// A parent's consent written down and withdrawn. Each is a deed of the application: its journal says who and when.

import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CHILD_CONSENTS, isOne, wordingOfConsent, type Person } from '@rampa/applications/domain';
import type { BodyOf, ChildConsentGive, ChildConsentWithdraw } from '@rampa/contract';
import { Failure, newGuid, type ConsentKind, type GivenConsentWay, type Guid } from '@rampa/kernel';
import { actorName, type Scope, type Transaction } from '@rampa/platform/server';
import type { ParentLink, ParentWord } from '../parents/parent-word.ts';
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

/** Whom a word is about; null: no block names him any more. */
type Named = Pick<Person, 'name' | 'birthDate'> & { block: Guid | null };

interface Place {
  find(tx: Transaction): Promise<Guid>;
  named(people: readonly Person[]): Named | undefined;
}

interface Kept {
  before: readonly ConsentKind[];
  after: readonly ConsentKind[];
  /** What a parent has said no to. */
  refused?: readonly ConsentKind[];
}

interface Word {
  representative: string;
  way: GivenConsentWay;
  signedOn: string;
  isOrganizer: boolean;
  by: string;
}

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
    await this.run(scope, this.inBlock(scope, applicationBlockGuid), async (tx, held, child, standing) => ({
      before: [],
      after: await this.put(tx, held, child, standing, kinds, { ...word, isOrganizer, by: actorName(scope.actor) }),
    }));
  }

  /**
   * By a parent's own link: what he agrees to from now on, and what not. `refuse` looks at the link once more. Failure
   * childAbsent of agreeing where the child is not named any more.
   */
  async answer(
    scope: Scope,
    link: ParentLink,
    { representative, yes, no }: Pick<ParentWord, 'representative' | 'yes' | 'no'>,
    refuse: (tx: Transaction) => Promise<void>,
  ): Promise<void> {
    const { name, birthDate } = link;
    const place: Place = {
      find: async () => link.applicationGuid,
      named: (people) =>
        people.find((one) => one.isChild && isOne(one, link)) ??
        (yes.length > 0 ? undefined : { block: null, name, birthDate }),
    };
    await this.run(scope, place, async (tx, held, child, standing) => {
      await refuse(tx);
      const by = `link:${link.guid}`;
      const word = { representative, way: 'link' as const, signedOn: dayOf(new Date()), isOrganizer: false, by };
      const doomed = standing.filter(({ kind }) => no.includes(kind));
      await end(tx, by, doomed);
      const after = await this.put(tx, held, child, standing, yes, word);
      await tx.query('update applications.consent_link set answered_at = now(), refused = $2::text[] where guid = $1', [
        link.guid,
        no,
      ]);
      // A first «no» changes no consent, and those who wait for it are to see it.
      const isNews = !link.isAnswered || link.refused.join() !== no.join();
      return { before: doomed.map(({ kind }) => kind), after, refused: isNews ? no : [] };
    });
  }

  /** Failure childAbsent. What does not stand is not withdrawn again. */
  async withdraw(scope: Scope, { applicationBlockGuid, kind }: BodyOf<typeof ChildConsentWithdraw>): Promise<void> {
    await this.run(scope, this.inBlock(scope, applicationBlockGuid), async (tx, _, __, standing) => {
      const doomed = standing.filter((one) => one.kind === kind);
      await end(tx, actorName(scope.actor), doomed);
      return { before: doomed.length > 0 ? [kind] : [], after: [] };
    });
  }

  private inBlock(scope: Scope, block: Guid): Place {
    return {
      find: (tx) => this.rows.ofBlock(tx, scope, block),
      named: (people) => people.find((one) => one.block === block && one.isChild),
    };
  }

  /** What stands already in the same words is not written again; a new word takes the place of the former one. */
  private async put(
    tx: Transaction,
    { application }: Held,
    child: Named,
    standing: readonly StandingConsent[],
    kinds: readonly ConsentKind[],
    { by, ...word }: Word,
  ): Promise<ConsentKind[]> {
    const isSame = (one: StandingConsent) =>
      one.version === CHILD_CONSENTS[one.kind].version &&
      one.representative === word.representative &&
      one.way === word.way;
    const fresh = kinds.filter((kind) => !standing.some((one) => one.kind === kind && isSame(one)));
    await end(tx, by, standing.filter(({ kind }) => fresh.includes(kind))); // prettier-ignore
    const textOf = await this.texts.of(tx, application.competitionGuid);
    await CONSENT.insertAll(
      tx,
      fresh.map((kind) => ({
        ...{ guid: newGuid(), competitionGuid: application.competitionGuid, applicationGuid: application.guid },
        ...{ childName: child.name, birthDate: child.birthDate, kind, version: CHILD_CONSENTS[kind].version },
        textHash: createHash('sha256')
          .update(wordingOfConsent(textOf(kind)))
          .digest(),
        ...{ ...word, actor: by },
      })),
    );
    return fresh;
  }

  private async run(
    scope: Scope,
    { find, named }: Place,
    deed: (tx: Transaction, held: Held, child: Named, standing: StandingConsent[]) => Promise<Kept>,
  ): Promise<void> {
    const found = async (tx: Transaction) => {
      const guid = await find(tx);
      await holdFamily(tx, guid);
      return guid;
    };
    await this.writing.run(scope, found, { body: null, isAlways: true }, async (tx, held): Promise<Outcome> => {
      const { application, form, blocks } = held;
      const child = named(peopleOf(form.used, blocks, application));
      if (!child) throw new Failure('childAbsent');
      const all = await consentsIn(tx, application.guid);
      const { before, after, refused = [] } = await deed(tx, held, child, all.filter((one) => stands(one) && isOne(one, child))); // prettier-ignore
      if (before.length + after.length + refused.length === 0) return { deed: null };
      await this.settleOthers(tx, held);
      const blockGuid = child.block;
      return {
        deed: { kind: 'consent', blockGuid, before: { consents: before }, after: { consents: after, refused } },
      };
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

async function end(tx: Transaction, by: string, doomed: readonly StandingConsent[]): Promise<void> {
  await tx.query(
    `update applications.consent set withdrawn_at = now(), withdrawn_by = $2
      where guid = any ($1::uuid[]) and withdrawn_at is null`,
    [doomed.map(({ guid }) => guid), by],
  );
}

/** Children of whom the consent is lacking without which a member cannot send: where it stands, and how he is called. */
export async function lackingProcessing(
  tx: Transaction,
  application: ApplicationRow,
  { form, blocks }: Pick<Held, 'form' | 'blocks'>,
): Promise<Person[]> {
  if (application.lacksProcessing === 0) return [];
  const given = (await consentsIn(tx, application.guid)).filter((one) => stands(one) && one.kind === 'processing');
  const people = peopleOf(form.used, blocks, application).filter(({ isChild }) => isChild);
  return people.filter((child) => !given.some((one) => isOne(one, child)));
}
