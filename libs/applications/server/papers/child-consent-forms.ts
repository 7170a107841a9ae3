// Consents to be signed on paper: a sheet for each child and consent. What was given already says who gave it and when.

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Competitions } from '@rampa/competitions/server';
import { ChildConsentDownloadForms, type ChildConsentView, type ChildView } from '@rampa/contract';
import { CONSENT_KINDS, Failure, type Guid, printable, russianDates } from '@rampa/kernel';
import {
  Database,
  FileMakers,
  fileName,
  PAPER_WORDS,
  Press,
  type FileAsk,
  type PreparedFile,
} from '@rampa/platform/server';
import { ConsentTexts } from '../queries/consent-texts.ts';
import type { CountedHead } from '../queries/child-consents.ts';
import { ReadChildren } from '../queries/read-children.ts';
import source from '../templates/child-consent.typ?raw';

@Injectable()
export class ChildConsentForms implements OnModuleInit {
  constructor(
    private readonly makers: FileMakers,
    private readonly database: Database,
    private readonly competitions: Competitions,
    private readonly children: ReadChildren,
    private readonly texts: ConsentTexts,
    private readonly press: Press,
  ) {}

  onModuleInit(): void {
    this.makers.add(ChildConsentDownloadForms, (ask) => this.prepared(ask));
  }

  /** Failures notFound of another member's, childAbsent where there is no child to sign for. */
  private prepared({ competition, member, query }: FileAsk<typeof ChildConsentDownloadForms>): Promise<PreparedFile> {
    return this.database.snapshot(async (reader) => {
      const [application] = await reader.query<CountedHead & { number: number | null }>(
        `select number, created_at as "createdAt", state, status_guid as "statusGuid" from applications.application
          where guid = $1 and competition_guid = $2 and ($3::uuid is null or member_guid = $3)`,
        [query.applicationGuid, competition, member],
      );
      if (!application) throw new Failure('notFound');
      const all = await this.children.children(reader, competition, query.applicationGuid as Guid, application);
      const one = query.applicationBlockGuid;
      const children = one === undefined ? all : all.filter(({ applicationBlockGuid }) => applicationBlockGuid === one);
      if (children.length === 0) throw new Failure('childAbsent');
      const { title, shortTitle } = await this.competitions.face(reader, competition);
      const textOf = await this.texts.of(reader, competition);
      const sheets = children.flatMap((child) => CONSENT_KINDS.map((kind) => sheetOf(child, textOf(kind))));
      const number = application.number === null ? '' : ` ${application.number}`;
      const name = `Согласия. Заявка${number}. ${shortTitle || title}`;
      return {
        name: fileName(name, 'pdf'),
        title: 'Бланки согласий, PDF',
        print: async () => {
          const [pdf] = await this.press.papers({ source, files: PAPER_WORDS }, [JSON.stringify({ sheets })]);
          return pdf!;
        },
      };
    });
  }
}

const DAY = russianDates({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const dayText = (day: string) => DAY.format(new Date(`${day}T00:00:00Z`)).replace(/\s*г\.$/, '');
const WAYS: Record<ChildConsentView['way'], string> = {
  self: 'Дано на портале «Рампа» самим представителем',
  paper: 'Подписано на бумаге; записано на портале «Рампа»',
  link: 'Дано на портале «Рампа» по ссылке для родителя',
};

type Text = ReturnType<Awaited<ReturnType<ConsentTexts['of']>>>;

function sheetOf({ name, birthDate, consents }: ChildView, { kind, title, version, paragraphs }: Text) {
  const given = consents.find((one) => one.kind === kind);
  return {
    ...{ title, paragraphs: paragraphs.map(printable), child: printable(name) },
    born: birthDate === null ? '' : dayText(birthDate),
    version: dayText(given?.version ?? version),
    given: given ? { by: printable(given.representative), on: dayText(given.signedOn), way: WAYS[given.way] } : null,
  };
}
