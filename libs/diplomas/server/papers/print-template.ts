// Prints papers of a template for chosen records: numbered, with the code of their proof page.

import { Inject, Injectable } from '@nestjs/common';
import { printable } from '@rampa/diplomas/domain';
import { counted, Failure, type Guid } from '@rampa/kernel';
import { CONFIG, Database, type Config } from '@rampa/platform/server';
import { publicName } from '@rampa/program/domain';
import { IssuedPapers, papersOf, type Issued } from '../persistence/issued-papers.ts';
import { boxesOf, templateOf } from '../persistence/templates.ts';
import { DesignedPapers, type PaperRecord, type TemplatePictures } from './designed-papers.ts';
import type { PaperRecordFace } from './paper-record-face.ts';
import { PaperRecords, RESERVE, type PaperRecordSource } from './paper-records.ts';
import { isAmong } from './keys-in-jobs.ts';
import { blankOf } from './record-faces.ts';
import type { Chosen } from './record-programs.ts';
import { OwnFontReads } from './own-fonts.ts';
import { eventOrganizer } from './event-organizer.ts';
import { proofPath } from '../proof/proof-path.ts';
import { TemplatePictureReads } from './template-pictures.ts';

export interface PreparedPapers {
  title: string;
  note: string | null;
  records: readonly PaperRecordFace[];
  numbers: readonly string[];
  /** One PDF each. */
  each(from: number, to: number): Promise<Uint8Array[]>;
  merged(): Promise<Uint8Array>;
  /** One SVG of the whole sheet. */
  drawing(index: number): Promise<string>;
}

@Injectable()
export class PrintTemplate {
  constructor(
    private readonly database: Database,
    private readonly records: PaperRecords,
    private readonly issued: IssuedPapers,
    private readonly pictures: TemplatePictureReads,
    private readonly fonts: OwnFontReads,
    private readonly papers: DesignedPapers,
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl' | 'port'>,
  ) {}

  /** Failures notFound, nothingToPrint, resultsNotLocked; nothing is numbered yet. */
  async chosen(
    competition: Guid,
    document: Guid,
    chosen: Chosen,
  ): Promise<{ title: string; source: PaperRecordSource; records: PaperRecordFace[]; left: number }> {
    const row = await templateOf(this.database, competition, document);
    const source = await this.records.of(competition, row, chosen);
    const isNamed = isAmong(document, chosen.records ?? []);
    const asked = [
      ...source.records.filter((record) => isChosen(record, chosen, isNamed)),
      ...(await this.blanks(document, source, chosen)),
    ];
    if (asked.length === 0) throw new Failure('nothingToPrint', { message: NOBODY });
    const records = asked.filter(({ isReady }) => isReady);
    if (records.length === 0) throw new Failure('resultsNotLocked');
    return { title: row.title, source, records, left: asked.length - records.length };
  }

  /** Blanks of the reserve are printed when they are asked for by name, and only while they are in force. */
  private async blanks(document: Guid, { common }: PaperRecordSource, { records = [] }: Chosen) {
    const keys = new Set(records.filter((key) => key.startsWith(RESERVE)));
    if (keys.size === 0) return [];
    return (await papersOf(this.database, document))
      .filter(({ recordKey, withdrawnAt }) => withdrawnAt === null && keys.has(recordKey))
      .toReversed()
      .map(({ recordKey, recipient }) => blankOf(common, recordKey, recipient));
  }

  /** In the order of the records; whoever has a number keeps it. */
  number(
    actor: string,
    document: Guid,
    source: PaperRecordSource,
    records: readonly PaperRecordFace[],
  ): Promise<Issued[]> {
    return this.issued.issue(actor, document, source, records.map(withShown));
  }

  /** Numbers them. Failures as above. */
  async prepare(actor: string, competition: Guid, document: Guid, chosen: Chosen): Promise<PreparedPapers> {
    const { title, source, records, left } = await this.chosen(competition, document, chosen);
    const row = await templateOf(this.database, competition, document);
    const boxes = await boxesOf(this.database, document);
    const organizer = await eventOrganizer(this.database, competition);
    const { pictures, lost: lostPictures } = await this.pictures.of(organizer, document);
    const { fonts, lost: lostFonts } = await this.fonts.of(organizer, boxes);
    const template = { sheet: row.sheet, boxes, fonts };
    const lost = [...lostPictures, ...lostFonts];
    const issued = await this.number(actor, document, source, records);
    const origin = this.config.publicUrl ?? `http://localhost:${this.config.port}`;
    const pages = records.map(({ facts }, index): PaperRecord => {
      const { number, code } = issued[index]!;
      return { facts: { ...facts, number }, proof: `${origin}${proofPath(code)}` };
    });
    const hasCode = template.boxes.some(({ kind }) => kind === 'qr');
    return {
      title,
      note: noteOf(lost, left, hasCode && this.config.publicUrl === null),
      records,
      numbers: issued.map(({ number }) => number),
      each: (from, to) => this.each(template, pictures, pages.slice(from, to), source.author, issued.slice(from, to)),
      merged: () =>
        this.papers.merged(template, pictures, pages, { title: printable(title), author: printable(source.author) }),
      drawing: (index) => this.papers.sheet(template, pictures, pages[index]!),
    };
  }

  private each(
    template: Parameters<DesignedPapers['each']>[0],
    pictures: TemplatePictures,
    pages: readonly PaperRecord[],
    author: string,
    issued: readonly { number: string }[],
  ): Promise<Uint8Array[]> {
    return this.papers.each(template, pictures, pages, printable(author), (index) => issued[index]!.number);
  }
}

const NOBODY = 'Выпускать нечего: по этому шаблону бумага никому не положена. Проверьте, кому он и какие звания в нём отмечены.'; // prettier-ignore

function isChosen(
  { key, program, application }: PaperRecordFace,
  chosen: Chosen,
  isNamed: (key: string) => boolean,
): boolean {
  const { records = [], programs = [], applications = [] } = chosen;
  if (records.length + programs.length + applications.length === 0) return true;
  if (isNamed(key)) return true;
  if (program !== null && programs.includes(program)) return true;
  return application !== null && applications.includes(application);
}

/** What strangers see of whose paper it is: a collective by its name, a person as «Фамилия И.». */
function withShown(record: PaperRecordFace): PaperRecordFace & { shown: string } {
  const { name, performing } = record;
  return { ...record, shown: performing === null ? name : publicName(name, performing) };
}

function noteOf(lost: readonly string[], left: number, isAtHome: boolean): string | null {
  const said: string[] = [];
  if (lost.length > 0)
    said.push(`Не читается: ${lost.join(', ')}. На бумаге этого нет, загрузите ещё раз и повторите.`);
  if (left > 0) said.push(`Ещё ${counted(left, 'бумага ждёт', 'бумаги ждут', 'бумаг ждут')} закрытия протоколов.`);
  if (isAtHome) said.push('Адрес портала не задан, поэтому код проверки ведёт на этот компьютер.');
  return said.length === 0 ? null : said.join(' ');
}
