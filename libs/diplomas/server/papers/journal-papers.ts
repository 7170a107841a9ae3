// The journal of a protocol on paper: an appendix, in the order in which things were done.

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PaperLogos } from '@rampa/accounts/server';
import { Competitions } from '@rampa/competitions/server';
import { VotingProtocolExportJournal } from '@rampa/contract';
import { formatThousandths, journalWords } from '@rampa/judging/domain';
import { JournalReads } from '@rampa/judging/server';
import {
  Database,
  FileMakers,
  fileName,
  Press,
  printedTable,
  type FileAsk,
  type PreparedFile,
  type TextTable,
} from '@rampa/platform/server';
import { momentOf } from './protocol-words.ts';

/** Entries of a file: a program of 1,000 performances, ten judges and five criteria has as many marks. */
const MOST = 50_000;

const COLUMNS = [
  { title: 'Когда', width: 130, isNumber: false },
  { title: 'Что', width: 170, isNumber: false },
  { title: 'Кто', width: 150, isNumber: false },
  { title: 'Устройство', width: 70, isNumber: true },
  { title: '№', width: 44, isNumber: true },
  { title: 'Выступление', width: 170, isNumber: false },
  { title: 'Судья, критерий', width: 170, isNumber: false },
  { title: 'Было', width: 60, isNumber: true },
  { title: 'Стало', width: 60, isNumber: true },
  { title: 'Почему', width: 190, isNumber: false },
];

@Injectable()
export class JournalPapers implements OnModuleInit {
  constructor(
    private readonly makers: FileMakers,
    private readonly database: Database,
    private readonly competitions: Competitions,
    private readonly journal: JournalReads,
    private readonly press: Press,
    private readonly logos: PaperLogos,
  ) {}

  onModuleInit(): void {
    this.makers.add(VotingProtocolExportJournal, (ask) => this.prepared(ask));
  }

  private async prepared(ask: FileAsk<typeof VotingProtocolExportJournal>): Promise<PreparedFile> {
    const { format, competitionProgramGuid } = ask.query;
    const [program] = await this.database.query<{ title: string }>(
      'select title from program.v_program where guid = $1',
      [competitionProgramGuid],
    );
    const title = program?.title ?? '';
    return {
      name: fileName(`Журнал протокола. ${title}`, format),
      title: `Журнал протокола: ${title}, ${format.toUpperCase()}`,
      print: async () => printedTable(this.press, await this.table(ask, title), format),
    };
  }

  private async table(
    { competition, query }: FileAsk<typeof VotingProtocolExportJournal>,
    title: string,
  ): Promise<TextTable> {
    const face = await this.competitions.face(this.database, competition);
    const { competitionProgramGuid: program, kind, competitionJudgeGuid: judge } = query;
    const found = await this.journal.all(program, { kind, judge }, MOST + 1);
    const value = (mark: number | null) => (mark === null ? '' : formatThousandths(mark, 3));
    const rows = found.slice(0, MOST).map((one) => {
      const { what, reason } = journalWords(one);
      const whose = [one.judge, one.criterion].filter(Boolean).join(', ');
      return [
        ...[momentOf(one.at, face.timeZone), what, one.actor, String(one.device ?? ''), one.number, one.performer],
        ...[whose, value(one.from), value(one.to), reason],
      ];
    });
    const rest = `Это первые ${MOST} записей. Отберите по судье или виду.`;
    if (found.length > MOST) rows.push(COLUMNS.map((_, at) => (at === 1 ? rest : '')));
    return {
      ...{ title: `Журнал протокола: ${title}`, event: face.title, columns: COLUMNS, rows },
      logo: await this.logos.of(face.organizerGuid),
      empty: 'В журнале пока ничего нет.',
    };
  }
}
