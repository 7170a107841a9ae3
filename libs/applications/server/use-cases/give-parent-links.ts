// A link for a child's parent, made and closed by whoever keeps the application.

import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { mailboxOf, Organizers, ParentLetters } from '@rampa/accounts/server';
import { isOne, type Person } from '@rampa/applications/domain';
import { Competitions } from '@rampa/competitions/server';
import type { BodyOf, ChildConsentCreateLink, ChildConsentRevokeLink } from '@rampa/contract';
import { EventForms } from '@rampa/forms/server';
import { Failure, type Guid, newGuid, newSecret, russianDates } from '@rampa/kernel';
import { actorName, UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import { ApplicationRows } from '../persistence/application-rows.ts';
import { CONSENT_LINK, type ApplicationRow } from '../persistence/application-tables.ts';
import { peopleOf } from '../queries/child-consents.ts';
import { announceMessage } from './announce.ts';

export const PARENT_PATH = '/parent';
const LIFE_MS = 30 * 86_400_000;
/** By one member in an event within 24 hours, and how many of them by letters: strangers are written to. */
const A_DAY = { links: 500, letters: 100 };

const DAY = russianDates({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

export const linkHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/** `urlOf` of the page that makes it; `inLetters` of a letter. */
export interface LinkAddresses {
  urlOf(path: string): string;
  inLetters(path: string): string;
}

@Injectable()
export class GiveParentLinks {
  constructor(
    private readonly work: UnitOfWork,
    private readonly rows: ApplicationRows,
    private readonly forms: EventForms,
    private readonly competitions: Competitions,
    private readonly organizers: Organizers,
    private readonly letters: ParentLetters,
  ) {}

  /**
   * A former link without an answer closes: a parent who has lost it asks for another. Failures childAbsent,
   * consentLinksOften, consentAddressRefused, letterAddress.
   */
  async create(
    scope: Scope,
    { applicationBlockGuid, email }: BodyOf<typeof ChildConsentCreateLink>,
    { urlOf, inLetters }: LinkAddresses,
  ): Promise<{ url: string; expiresAt: string }> {
    const to = email ? mailboxOf(email) : null;
    if (email && to === null) throw new Failure('letterAddress', { field: 'email' });
    const path = `${PARENT_PATH}/${newSecret()}`;
    const expiresAt = new Date(Date.now() + LIFE_MS);
    await this.work.run({ scope }, async (tx) => {
      const { application, child } = await this.held(tx, scope, applicationBlockGuid);
      if (!child?.isChild) throw new Failure('childAbsent');
      await refuseMany(tx, application, to !== null);
      await close(tx, application.guid, child, true);
      const guid = newGuid();
      await CONSENT_LINK.insert(tx, {
        ...{ guid, competitionGuid: application.competitionGuid, applicationGuid: application.guid },
        ...{ childName: child.name, birthDate: child.birthDate, tokenHash: linkHash(path.split('/').at(-1)!) },
        ...{ isMailed: to !== null, actor: actorName(scope.actor), expiresAt },
      });
      if (to !== null) await this.mail(tx, application, { guid, to, child, expiresAt, url: inLetters(path) });
      await announceMessage(tx, application);
    });
    return { url: urlOf(path), expiresAt: expiresAt.toISOString() };
  }

  /** Failure notFound. What was agreed to by them stays. */
  async revoke(scope: Scope, { applicationBlockGuid }: BodyOf<typeof ChildConsentRevokeLink>): Promise<void> {
    await this.work.run({ scope }, async (tx) => {
      const { application, child } = await this.held(tx, scope, applicationBlockGuid);
      if (child && (await close(tx, application.guid, child, false))) await announceMessage(tx, application);
    });
  }

  private async held(tx: Transaction, scope: Scope, block: Guid) {
    const guid = await this.rows.ofBlock(tx, scope, block);
    const application = await this.rows.one(tx, scope, guid, { held: true });
    const form = await this.forms.of(tx, application.competitionGuid);
    if (!form) throw new Failure('formAbsent');
    const people = peopleOf(form.used, await this.rows.blocks(tx, guid), application);
    return { application, child: people.find((one) => one.block === block) };
  }

  private async mail(
    tx: Transaction,
    { competitionGuid }: ApplicationRow,
    { guid, to, child, expiresAt, url }: { guid: Guid; to: string; child: Person; expiresAt: Date; url: string },
  ): Promise<void> {
    const { title, organizerGuid } = await this.competitions.face(tx, competitionGuid);
    const { companyName } = await this.organizers.infoOf(tx, organizerGuid);
    await this.letters.post(tx, {
      ...{ email: to, childName: child.name, eventTitle: title, companyName, url, once: guid },
      expires: DAY.format(expiresAt).replace(/\s*г\.$/, ''),
    });
  }
}

async function refuseMany(tx: Transaction, application: ApplicationRow, isMailed: boolean): Promise<void> {
  const [made] = await tx.query<{ links: number; letters: number }>(
    `select count(*)::int as links, (count(*) filter (where l.is_mailed))::int as letters
       from applications.consent_link l join applications.application o on o.guid = l.application_guid
      where o.competition_guid = $1 and (o.guid = $2 or o.member_guid = $3)
        and l.created_at > now() - interval '24 hours'`,
    [application.competitionGuid, application.guid, application.memberGuid],
  );
  const { links, letters } = made!;
  if (links >= A_DAY.links || (isMailed && letters >= A_DAY.letters)) throw new Failure('consentLinksOften');
}

/** Whether there was one. `isUnanswered`: only those by which nobody has answered. */
async function close(tx: Transaction, application: Guid, child: Person, isUnanswered: boolean): Promise<boolean> {
  const open = await tx.query<{ guid: Guid; name: string; birthDate: string | null }>(
    `select guid, child_name as name, birth_date::text as "birthDate" from applications.consent_link
      where application_guid = $1 and revoked_at is null and (not $2 or answered_at is null)`,
    [application, isUnanswered],
  );
  const own = open.filter((one) => isOne(one, child));
  await tx.query('update applications.consent_link set revoked_at = now() where guid = any ($1::uuid[])', [
    own.map(({ guid }) => guid),
  ]);
  return own.length > 0;
}
