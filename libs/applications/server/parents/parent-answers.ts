// What a parent's link opens, and what he answers by it. The link alone says whose child it is; it opens nothing else.

import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isOne, wordingOfConsent, type ChildConsentText } from '@rampa/applications/domain';
import { Competitions } from '@rampa/competitions/server';
import { CONSENT_KINDS, Failure, type ConsentKind, type Guid } from '@rampa/kernel';
import { ANONYMOUS, Database, type Reader, type Scope, type Transaction } from '@rampa/platform/server';
import { consentsIn, stands } from '../queries/child-consents.ts';
import { ConsentTexts } from '../queries/consent-texts.ts';
import type { ParentLink, ParentWord } from './parent-word.ts';
import { linkHash } from '../use-cases/give-parent-links.ts';
import { KeepChildConsents } from '../use-cases/keep-child-consents.ts';

export interface ParentPage {
  link: ParentLink;
  texts: ChildConsentText[];
  /** Of the texts as they read now. */
  read: string;
  given: ConsentKind[];
  /** Who has answered; empty at first. */
  representative: string;
}

@Injectable()
export class ParentAnswers {
  constructor(
    private readonly database: Database,
    private readonly competitions: Competitions,
    private readonly texts: ConsentTexts,
    private readonly consents: KeepChildConsents,
  ) {}

  /** Null: no such link, a closed one, or one that ran out before an answer. Changes nothing. */
  page(token: string): Promise<ParentPage | null> {
    return this.database.snapshot(async (reader) => {
      const link = await linkOf(reader, token);
      if (!link) return null;
      const texts = await this.textsOf(reader, link.competitionGuid);
      const own = (await consentsIn(reader, link.applicationGuid)).filter((one) => stands(one) && isOne(one, link));
      return {
        ...{ link, texts, read: hashOf(texts), given: CONSENT_KINDS.filter((kind) => own.some((one) => one.kind === kind)) },
        representative: own.find(({ way }) => way === 'link')?.representative ?? '',
      }; // prettier-ignore
    });
  }

  /**
   * The same answer again changes nothing. A withdrawal alone is taken in an archived event and of a child who is not
   * named any more. Failures notFound, consentOutdated of texts that read otherwise now, childAbsent.
   */
  async answer(token: string, { representative, yes, no, read }: ParentWord): Promise<void> {
    const found = await this.database.snapshot(async (reader) => {
      const link = await linkOf(reader, token);
      return link ? { link, organizer: await this.organizerOf(reader, link) } : null;
    });
    if (!found) throw new Failure('notFound');
    const { link, organizer } = found;
    const scope: Scope = { actor: ANONYMOUS, organizer, competition: link.competitionGuid, mustBeOpen: yes.length > 0 };
    await this.consents.answer(scope, link, { representative, yes, no }, async (tx) => {
      if (!(await linkOf(tx, token, true))) throw new Failure('notFound');
      if (yes.length > 0 && read !== hashOf(await this.textsOf(tx, link.competitionGuid)))
        throw new Failure('consentOutdated');
    });
  }

  private async organizerOf(reader: Reader, { competitionGuid }: ParentLink): Promise<Guid> {
    return (await this.competitions.face(reader, competitionGuid)).organizerGuid;
  }

  private async textsOf(reader: Reader, competition: Guid): Promise<ChildConsentText[]> {
    const textOf = await this.texts.of(reader, competition);
    return CONSENT_KINDS.map(textOf);
  }
}

const hashOf = (texts: readonly ChildConsentText[]) =>
  createHash('sha256').update(texts.map(wordingOfConsent).join('\n')).digest('hex');

async function linkOf(reader: Reader | Transaction, token: string, isHeld = false): Promise<ParentLink | null> {
  const [link] = await reader.query<ParentLink>(
    `select guid, application_guid as "applicationGuid", competition_guid as "competitionGuid", child_name as name,
            birth_date::text as "birthDate", answered_at is not null as "isAnswered", refused
       from applications.consent_link
      where token_hash = $1 and revoked_at is null and (answered_at is not null or expires_at > now())
      ${isHeld ? 'for update' : ''}`,
    [linkHash(token)],
  );
  return link ?? null;
}
