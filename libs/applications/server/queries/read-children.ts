// Children of one application with what their parents have agreed to.

import { Injectable } from '@nestjs/common';
import { childrenOf, isOne, type Person } from '@rampa/applications/domain';
import type { AnswerOf, ChildConsentGetByApplication, ChildView } from '@rampa/contract';
import { EventForms } from '@rampa/forms/server';
import { CONSENT_KINDS, Failure, type ConsentKind, type Guid } from '@rampa/kernel';
import { Database, type Reader, type Scope } from '@rampa/platform/server';
import { ApplicationRows } from '../persistence/application-rows.ts';
import { consentsIn, peopleOf, stands, type CountedHead, type StandingConsent } from './child-consents.ts';
import { ConsentTexts } from './consent-texts.ts';
import { EventDatesReader } from './event-dates.ts';

@Injectable()
export class ReadChildren {
  constructor(
    private readonly database: Database,
    private readonly rows: ApplicationRows,
    private readonly forms: EventForms,
    private readonly dates: EventDatesReader,
    private readonly texts: ConsentTexts,
  ) {}

  of(scope: Scope, guid: Guid): Promise<AnswerOf<typeof ChildConsentGetByApplication>> {
    return this.database.snapshot(async (reader) => {
      const application = await this.rows.one(reader, scope, guid);
      const { competitionGuid } = application;
      const { needsChildConsent } = await this.dates.of(reader, competitionGuid);
      const textOf = await this.texts.of(reader, competitionGuid);
      return {
        isNeeded: needsChildConsent,
        children: await this.children(reader, competitionGuid, guid, application),
        texts: CONSENT_KINDS.map((kind) => {
          const { version, title, paragraphs } = textOf(kind);
          return { kind, version, title, paragraphs: [...paragraphs] };
        }),
      };
    });
  }

  /** Failure formAbsent. */
  async children(reader: Reader, competition: Guid, guid: Guid, of: CountedHead): Promise<ChildView[]> {
    const form = await this.forms.of(reader, competition);
    if (!form) throw new Failure('formAbsent');
    const people = peopleOf(form.used, await this.rows.blocks(reader, guid), of);
    const all = await consentsIn(reader, guid);
    const links = await linksIn(reader, guid);
    return childrenOf(people).map((child) => ({
      ...viewOf(child, all.filter((one) => isOne(one, child))),
      link: linkView(links.find((one) => isOne(one, child))),
    })); // prettier-ignore
  }
}

/** `own`: the latest first. */
function viewOf({ block, name, birthDate }: Person, own: readonly StandingConsent[]): Omit<ChildView, 'link'> {
  const standing = CONSENT_KINDS.flatMap((kind) => own.find((one) => one.kind === kind && stands(one)) ?? []);
  const withdrawn = CONSENT_KINDS.flatMap((kind) => {
    if (standing.some((one) => one.kind === kind)) return [];
    const times = own.flatMap((one) => (one.kind === kind && one.withdrawnAt ? [one.withdrawnAt.toISOString()] : []));
    return times.length === 0 ? [] : [{ kind, withdrawnAt: times.toSorted().at(-1)! }];
  });
  return {
    ...{ applicationBlockGuid: block, name, birthDate, withdrawn },
    consents: standing.map(({ guid, kind, version, representative, way, signedOn, givenAt, isOrganizer }) => ({
      ...{ guid, kind, version, representative, way, signedOn, isOrganizer },
      givenAt: givenAt.toISOString(),
    })),
  };
}

interface OpenLink extends Pick<Person, 'name' | 'birthDate'> {
  createdAt: Date;
  expiresAt: Date;
  isMailed: boolean;
  answeredAt: Date | null;
  refused: ConsentKind[];
}

/** The latest first. */
function linksIn(reader: Reader, application: Guid): Promise<OpenLink[]> {
  return reader.query<OpenLink>(
    `select child_name as name, birth_date::text as "birthDate", created_at as "createdAt", expires_at as "expiresAt",
            is_mailed as "isMailed", answered_at as "answeredAt", refused
       from applications.consent_link where application_guid = $1 and revoked_at is null
      order by answered_at desc nulls first, guid desc`,
    [application],
  );
}

function linkView(link: OpenLink | undefined): ChildView['link'] {
  if (!link) return null;
  const { createdAt, expiresAt, isMailed, answeredAt, refused } = link;
  return {
    ...{ isMailed, refused, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() },
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}
