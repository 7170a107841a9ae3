// One application on paper: a sheet to print, a word processor's document or a workbook.

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PaperLogos } from '@rampa/accounts/server';
import { Competitions } from '@rampa/competitions/server';
import { ApplicationDownload } from '@rampa/contract';
import { clockText } from '@rampa/forms/domain';
import { EventForms } from '@rampa/forms/server';
import { Failure, numberSign, printable, type Guid } from '@rampa/kernel';
import {
  Database,
  FileMakers,
  fileName,
  logoData,
  logoFile,
  PAPER_WORDS,
  Press,
  type FileAsk,
  type PaperLogo,
  type PreparedFile,
  type Reader,
} from '@rampa/platform/server';
import { AnswerFiles } from '../persistence/answer-files.ts';
import { ApplicationRows, factsOf } from '../persistence/application-rows.ts';
import { APPLICATION, type ApplicationRow } from '../persistence/application-tables.ts';
import { answeredBlocks, type AnsweredBlock } from '../queries/answered-blocks.ts';
import source from '../templates/application.typ?raw';

interface Paper {
  title: string;
  head: string[];
  groups: { title: string; rows: { title: string; text: string }[] }[];
}

@Injectable()
export class ApplicationPaper implements OnModuleInit {
  constructor(
    private readonly makers: FileMakers,
    private readonly database: Database,
    private readonly competitions: Competitions,
    private readonly forms: EventForms,
    private readonly rows: ApplicationRows,
    private readonly files: AnswerFiles,
    private readonly press: Press,
    private readonly logos: PaperLogos,
  ) {}

  onModuleInit(): void {
    this.makers.add(ApplicationDownload, (ask) => this.prepared(ask));
  }

  /** Failures notFound of another member's, formAbsent. */
  private async prepared({ competition, member, query }: FileAsk<typeof ApplicationDownload>): Promise<PreparedFile> {
    const guid = query.applicationGuid as Guid;
    const { format } = query;
    const application = await one(this.database, competition, guid, member);
    const name = nameOf(application);
    const number = application.number === null ? '' : ` ${numberSign(application.number)}`;
    return {
      name: fileName(name, format),
      title: `Заявка${number}, ${format.toUpperCase()}`,
      print: () =>
        this.database
          .snapshot(async (reader) => {
            const read = await one(reader, competition, guid, member);
            const { organizerGuid } = await this.competitions.face(reader, competition);
            return { paper: await this.paper(reader, read, member), organizer: organizerGuid };
          })
          .then(async ({ paper, organizer }) => this.printed(paper, await this.logos.of(organizer), format)),
    };
  }

  private async paper(reader: Reader, application: ApplicationRow, member: Guid | null): Promise<Paper> {
    const { guid, competitionGuid } = application;
    const form = await this.forms.of(reader, competitionGuid);
    if (!form) throw new Failure('formAbsent');
    const { title } = await this.competitions.face(reader, competitionGuid);
    const here = await this.files.of(reader, guid, { isHere: true });
    const named = new Map(
      here.map((file) => [file.guid, file.seconds === null ? file.name : `${file.name} (${clockText(file.seconds)})`]),
    );
    const audience = member === null ? 'organizer' : 'member';
    const kept = await this.rows.blocks(reader, guid);
    const blocks = await answeredBlocks(reader, form.used, kept, factsOf(application), audience, named);
    const [owner] = await reader.query<{ name: string }>(
      `select coalesce(nullif(full_name, ''), '') as name from accounts.v_account where guid = $1`,
      [application.memberGuid],
    );
    return {
      title: nameOf(application),
      head: [title, owner?.name ? `Участник: ${owner.name}` : ''].filter(Boolean),
      groups: groupsOf(blocks),
    };
  }

  private async printed(paper: Paper, logo: PaperLogo | null, format: 'pdf' | 'docx' | 'xlsx'): Promise<Uint8Array> {
    const { title, head, groups } = paper;
    const empty = groups.length === 0 ? ['В заявке ещё нет ни одного ответа.'] : [];
    const lines = groups.flatMap(({ title: name, rows }) => [
      { cells: [name], style: 'group' as const },
      ...rows.map((row) => ({ cells: [row.title, row.text] })),
    ]);
    if (format === 'xlsx')
      return this.press.workbook({
        sheets: [
          {
            ...{ title: 'Заявка', logo, columns: [40, 80], frozen: 0 },
            rows: [
              { cells: [title], style: 'title' },
              ...[...head, ...empty].map((text) => ({ cells: [text], style: 'note' as const })),
              ...lines,
            ],
          },
        ],
      });
    if (format === 'docx')
      return this.press.document({
        ...{ title: printable(title), logo, head: head.map(printable), notes: empty },
        columns: [
          { title: 'Поле', share: 1 },
          { title: 'Ответ', share: 2 },
        ],
        rows: lines.map(({ cells, ...style }) => ({ cells: cells.map(printable), ...style })),
      });
    const data = {
      ...{ title: printable(title), head: head.map(printable), notes: empty, logo: logoData(logo) },
      groups: groups.map(({ title: name, rows }) => ({
        title: printable(name),
        rows: rows.map((row) => [printable(row.title), printable(row.text)]),
      })),
    };
    const [pdf] = await this.press.papers({ source, files: { ...PAPER_WORDS, ...logoFile(logo) } }, [
      JSON.stringify(data),
    ]);
    return pdf!;
  }
}

/** Failure notFound of another member's. */
async function one(reader: Reader, competition: Guid, guid: Guid, member: Guid | null): Promise<ApplicationRow> {
  const [row] = await reader.query<ApplicationRow>(
    `select ${APPLICATION.select('a')} from applications.application a
      where a.guid = $1 and a.competition_guid = $2 and a.deleted_at is null and ($3::uuid is null or a.member_guid = $3)`,
    [guid, competition, member],
  );
  if (!row) throw new Failure('notFound');
  return row;
}

const nameOf = ({ number, title }: ApplicationRow): string =>
  [number === null ? 'Заявка' : `Заявка ${numberSign(number)}`, title].filter(Boolean).join('. ');

/** Blocks that have answers: «Номер 2», within it «Номер 2, Участник 1». */
function groupsOf(blocks: readonly AnsweredBlock[]): Paper['groups'] {
  const names = new Map<string, string>();
  return blocks.flatMap((block) => {
    const alike = blocks.filter(({ title, parentKey }) => title === block.title && parentKey === block.parentKey);
    const own = alike.length > 1 ? `${block.title}\u00a0${block.number}` : block.title;
    const around = block.parentKey === null ? undefined : names.get(block.parentKey);
    const title = around === undefined ? own : `${around}, ${own[0]!.toLowerCase()}${own.slice(1)}`;
    names.set(block.applicationBlockGuid, title);
    if (block.answers.length === 0) return [];
    return [{ title, rows: block.answers.map(({ title: asked, text }) => ({ title: asked, text })) }];
  });
}
