// The protocol of special prizes: who was given what, by whom.

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PaperLogos } from '@rampa/accounts/server';
import { Competitions } from '@rampa/competitions/server';
import { CompetitionSpecialPrizeExport, type PrizeGiver } from '@rampa/contract';
import { Failure, quoted, type Guid } from '@rampa/kernel';
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

export type PrizeFormat = 'xlsx' | 'pdf' | 'docx';

const COLUMNS = [
  { title: 'Приз', width: 200, isNumber: false },
  { title: 'От кого', width: 140, isNumber: false },
  { title: 'Программа', width: 120, isNumber: false },
  { title: '№', width: 48, isNumber: true },
  { title: 'Кому', width: 220, isNumber: false },
  { title: 'Номер программы', width: 180, isNumber: false },
  { title: 'Город', width: 100, isNumber: false },
];
const GIVERS: Record<PrizeGiver, string> = {
  jury: 'Жюри',
  judge: 'Член жюри',
  sponsor: 'Спонсор',
  organizer: 'Организатор',
};

interface Row {
  title: string;
  giver: PrizeGiver;
  giverName: string;
  program: string;
  number: string;
  performer: string;
  collective: string;
  piece: string;
  city: string;
}

@Injectable()
export class PrizePapers implements OnModuleInit {
  constructor(
    private readonly makers: FileMakers,
    private readonly database: Database,
    private readonly competitions: Competitions,
    private readonly press: Press,
    private readonly logos: PaperLogos,
  ) {}

  onModuleInit(): void {
    this.makers.add(CompetitionSpecialPrizeExport, (ask) => this.prepared(ask));
  }

  /** Failure nothingToPrint. */
  private async prepared({
    competition,
    query: { format },
  }: FileAsk<typeof CompetitionSpecialPrizeExport>): Promise<PreparedFile> {
    if ((await this.programs(competition)).length === 0) throw noPrizes();
    return {
      name: fileName('Протокол спецпризов', format),
      title: `Протокол спецпризов, ${format.toUpperCase()}`,
      print: () => this.print(competition, null, format),
    };
  }

  /** Those in which a prize was given, in their order. */
  programs(competition: Guid): Promise<{ guid: Guid; title: string }[]> {
    return this.database.query(
      `select p.guid, p.title from program.v_program p
        where p.competition_guid = $1
          and exists (select from judging.v_given_prize g join program.v_item i on i.guid = g.item_guid
                       where i.program_guid = p.guid)
        order by p.position, p.guid`,
      [competition],
    );
  }

  /** Of one program; null: of the whole event. */
  async print(competition: Guid, program: Guid | null, format: PrizeFormat): Promise<Uint8Array> {
    const { organizer, ...table } = await this.table(competition, program);
    return printedTable(this.press, { ...table, logo: await this.logos.of(organizer) }, format);
  }

  private table(competition: Guid, program: Guid | null): Promise<TextTable & { organizer: Guid }> {
    return this.database.snapshot(async (reader) => {
      const { title: event, organizerGuid: organizer } = await this.competitions.face(reader, competition);
      const rows = await reader.query<Row>(
        `select g.title, g.giver, g.giver_name as "giverName", p.title as program, i.number, i.performer, i.collective,
                i.piece_title as piece, i.city
           from judging.v_given_prize g
           join program.v_item i on i.guid = g.item_guid
           join program.v_program p on p.guid = i.program_guid
          where g.competition_guid = $1 and ($2::uuid is null or p.guid = $2)
          order by g.position, g.prize_guid, p.position, i.order_key`,
        [competition, program],
      );
      return {
        title: 'Протокол спецпризов',
        event,
        organizer,
        columns: COLUMNS,
        rows: rows.map((row) => [
          ...[row.title, row.giverName || GIVERS[row.giver], row.program, row.number],
          [row.performer, row.collective].filter((name, i, all) => name !== '' && all.indexOf(name) === i).join(', '),
          ...[quoted(row.piece), row.city],
        ]),
        empty: 'Спецпризы пока никому не отданы.',
      };
    });
  }
}

export function noPrizes(): Failure {
  return new Failure('nothingToPrint', { message: 'Печатать нечего: спецпризы пока никому не отданы.' });
}
