// Makers of the files with one protocol or one diploma, at once or by a job.

import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  DesignerDownloadOneDiplom,
  DesignerDownloadOneDocument,
  DesignerDownloadPersonalDiplom,
  DesignerDownloadSpecialPrize,
  VotingProtocolExport,
} from '@rampa/contract';
import { Failure, folded, isGuid, numberSign, type Guid } from '@rampa/kernel';
import { Database, FileMakers, fileName, type FileAsk, type PreparedFile } from '@rampa/platform/server';
import { paperName } from '@rampa/program/server';
import { DiplomaNumbers } from '../persistence/diploma-numbers.ts';
import { papersOf } from '../persistence/issued-papers.ts';
import { DiplomaPapers, noteOf } from './diploma-papers.ts';
import { Documents } from '../queries/documents.ts';
import { openItems } from '../queries/open-items.ts';
import { DiplomaSources } from './diploma-source.ts';
import type { PaperRecordFace } from './paper-record-face.ts';
import { PrintTemplate } from './print-template.ts';
import { ProtocolPapers } from './protocol-papers.ts';
import { ProtocolSources } from './protocol-source.ts';
import { protocolTables } from './protocol-tables.ts';
import { PAPER_TITLES } from './protocol-words.ts';

/** Kinds of papers in file names; the summary is the protocol. */
const FILE_TITLES = { ...PAPER_TITLES, summary: 'Протокол' };

@Injectable()
export class OneFile implements OnModuleInit {
  constructor(
    private readonly makers: FileMakers,
    private readonly database: Database,
    private readonly protocols: ProtocolSources,
    private readonly protocolPapers: ProtocolPapers,
    private readonly diplomas: DiplomaSources,
    private readonly numbers: DiplomaNumbers,
    private readonly diplomaPapers: DiplomaPapers,
    private readonly documents: Documents,
    private readonly templates: PrintTemplate,
  ) {}

  onModuleInit(): void {
    this.makers.add(VotingProtocolExport, (ask) => this.protocol(ask));
    this.makers.add(DesignerDownloadOneDiplom, (ask) => this.diploma(ask));
    this.makers.add(DesignerDownloadOneDocument, (ask) => this.document(ask));
    this.makers.add(DesignerDownloadPersonalDiplom, (ask) => this.personal(ask));
    this.makers.add(DesignerDownloadSpecialPrize, (ask) => this.prize(ask));
  }

  /** Failures notFound for a judge of another panel, nothingToPrint where nobody judges. */
  private async protocol({ query }: FileAsk<typeof VotingProtocolExport>): Promise<PreparedFile> {
    const { competitionProgramGuid, competitionJudgeGuid, kind, format } = query;
    const source = await this.protocols.of(competitionProgramGuid);
    const tables = protocolTables(source, kind, competitionJudgeGuid);
    if (tables.length === 0) throw new Failure('nothingToPrint', { message: 'Судей в этом протоколе нет.' });
    const isPanel = kind === 'judge' && !competitionJudgeGuid;
    const paper = isPanel ? 'Листы судей' : PAPER_TITLES[kind];
    const heading = kind === 'judge' && tables.length === 1 ? tables[0]!.title.replace(':', '') : FILE_TITLES[kind];
    return {
      name: fileName(paperName(isPanel ? paper : heading, source.program), format),
      title: `${paper}: ${source.program.title}, ${format.toUpperCase()}`,
      print: () => this.protocolPapers.print(tables, format),
    };
  }

  /**
   * Failures notFound, resultsNotLocked. A member gets his own diploma once the protocol is published, at a festival
   * without marks once he has performed.
   */
  private async diploma(ask: FileAsk<typeof DesignerDownloadOneDiplom>): Promise<PreparedFile> {
    const { competition, owner, member, query } = ask;
    const item = query.competitionProgramItemGuid;
    const document = query.competitionDocumentGuid;
    const [row] = await this.database.query<{ program: Guid; number: string }>(
      `select i.program_guid as program, i.number
         from program.v_item i left join judging.v_protocol t on t.program_guid = i.program_guid
        where i.guid = $1 and i.competition_guid = $2
          and ($3::uuid is null or (i.participant_guid = $3
               and (t.state = 'Published'
                    or i.activity = 'Done' and exists (select from competitions.v_competition c
                                                        where c.guid = $2 and c.type_tour = 0))))`,
      [item, competition, member],
    );
    if (!row) throw new Failure('notFound');
    if (document !== undefined && !(await this.documents.isBuiltIn(competition, document))) {
      if (member !== null && !(await this.issuedBy(document)).has(`item:${item}`)) throw new Failure('notFound');
      return this.ownPaper(owner, competition, document, [`item:${item}`]);
    }
    const source = await this.diplomas.of(competition, [row.program], item);
    const [diploma] = source.diplomas;
    if (!diploma) throw new Failure('nothingToPrint');
    return {
      name: fileName(`Диплом ${diploma.performer}`, 'pdf'),
      title: row.number ? `Диплом: выступление ${numberSign(row.number)}` : 'Диплом одного выступления',
      note: noteOf(source),
      print: async () => {
        const [pdf] = await this.diplomaPapers.each(source, await this.numbers.given(owner, source));
        return pdf!;
      },
    };
  }

  /** Failures notFound, nothingToPrint, resultsNotLocked. A member gets the papers of an application of his own. */
  private async document(ask: FileAsk<typeof DesignerDownloadOneDocument>): Promise<PreparedFile> {
    const { competition, owner, member, query } = ask;
    const { competitionDocumentGuid: document, applicationGuid } = query;
    const { records } = await this.templates.chosen(competition, document, { applications: [applicationGuid] });
    const keys = (await this.ownOf(records, competition, document, member)).map(({ key }) => key);
    if (keys.length === 0) throw new Failure('notFound');
    return this.ownPaper(owner, competition, document, keys);
  }

  /** Failures notFound, nothingToPrint, resultsNotLocked. */
  private async personal(ask: FileAsk<typeof DesignerDownloadPersonalDiplom>): Promise<PreparedFile> {
    const { competition, owner, member, query } = ask;
    const { competitionDocumentGuid: document, applicationGuid, person } = query;
    const { records } = await this.templates.chosen(competition, document, { applications: [applicationGuid] });
    const own = await this.ownOf(records, competition, document, member);
    const paper = isGuid(person) ? (await papersOf(this.database, document)).find(({ guid }) => guid === person) : null;
    const isHis = ({ key, name }: PaperRecordFace) =>
      paper ? key === paper.recordKey && paper.withdrawnAt === null : folded(name) === folded(person);
    const keys = own.filter(isHis).map(({ key }) => key);
    if (keys.length === 0) throw new Failure('notFound');
    return this.ownPaper(owner, competition, document, keys);
  }

  /** Failures notFound, nothingToPrint, resultsNotLocked. */
  private async prize(ask: FileAsk<typeof DesignerDownloadSpecialPrize>): Promise<PreparedFile> {
    const { competition, owner, member, query } = ask;
    const { competitionDocumentGuid: document, specialPrizeGuid, competitionProgramItemGuid } = query;
    const asked = [`prize:${competitionProgramItemGuid}:${specialPrizeGuid}`];
    const { records } = await this.templates.chosen(competition, document, { records: asked });
    const own = await this.ownOf(records, competition, document, member);
    if (own.length === 0) throw new Failure('notFound');
    return this.ownPaper(owner, competition, document, asked);
  }

  private async ownPaper(
    owner: string,
    competition: Guid,
    document: Guid,
    keys: readonly string[],
  ): Promise<PreparedFile> {
    const { title, records } = await this.templates.chosen(competition, document, { records: keys });
    return {
      name: fileName(`${title} ${records[0]!.name}`, 'pdf'),
      title: records.length === 1 ? 'Бумага по своему шаблону' : 'Бумаги по своему шаблону',
      print: async () => (await this.templates.prepare(owner, competition, document, { records: keys })).merged(),
    };
  }

  /** All for the organizer; a member numbers nothing: what is issued and in force is his. */
  private async ownOf(
    records: readonly PaperRecordFace[],
    competition: Guid,
    document: Guid,
    member: Guid | null,
  ): Promise<readonly PaperRecordFace[]> {
    if (member === null) return records;
    const [open, issued] = [await openItems(this.database, competition, member), await this.issuedBy(document)];
    return records.filter(({ item, key }) => item !== null && open.has(item) && issued.has(key));
  }

  private async issuedBy(document: Guid): Promise<Set<string>> {
    const papers = await papersOf(this.database, document);
    return new Set(papers.flatMap(({ withdrawnAt, recordKey }) => (withdrawnAt === null ? [recordKey] : [])));
  }
}
