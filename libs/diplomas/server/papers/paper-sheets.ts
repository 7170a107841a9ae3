// Blank sheets of judges for a hall without power: what the judge fills in by hand, and a code that says judge, program and
// version.

import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Competitions } from '@rampa/competitions/server';
import { PaperSheetExport } from '@rampa/contract';
import { PaperSheetReads, type PrintedSheet } from '@rampa/judging/server';
import { formatThousandths, printable, quoted, type Guid } from '@rampa/kernel';
import {
  CONFIG,
  Database,
  FileMakers,
  fileName,
  PAPER_WORDS,
  Press,
  type Config,
  type FileAsk,
  type PreparedFile,
} from '@rampa/platform/server';
import source from '../templates/judge-sheet.typ?raw';
import { proofQr } from './proof-qr.ts';

/** More columns than these stand on a sheet across. */
const UPRIGHT = 5;

@Injectable()
export class PaperSheetPapers implements OnModuleInit {
  constructor(
    private readonly makers: FileMakers,
    private readonly database: Database,
    private readonly competitions: Competitions,
    private readonly sheets: PaperSheetReads,
    private readonly press: Press,
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl' | 'port'>,
  ) {}

  onModuleInit(): void {
    this.makers.add(PaperSheetExport, (ask) => this.prepared(ask));
  }

  /** Failure nothingToPrint. */
  private async prepared({ competition, query }: FileAsk<typeof PaperSheetExport>): Promise<PreparedFile> {
    const sheets = await this.sheets.printed(query.competitionProgramGuid, query.competitionJudgeGuid);
    const [{ programTitle, judge }] = sheets as [PrintedSheet];
    const whose = query.competitionJudgeGuid ? `. ${judge}` : '';
    return {
      name: fileName(`Бланки судей. ${programTitle}${whose}`, 'pdf'),
      title: `Бланки судей: ${programTitle}${whose}, PDF`,
      print: () => this.print(competition, sheets),
    };
  }

  private async print(competition: Guid, sheets: readonly PrintedSheet[]): Promise<Uint8Array> {
    const { title: event } = await this.competitions.face(this.database, competition);
    const origin = this.config.publicUrl ?? `http://localhost:${this.config.port}`;
    const address = `${origin}/organizer/events/${competition}/protocols/paper?code=`;
    const data = {
      title: printable(`Бланки судей. ${sheets[0]!.programTitle}`),
      sheets: sheets.map(({ judge, code, version, programTitle, layout }) => ({
        ...{ judge: printable(judge), program: printable(programTitle), event: printable(event), version },
        ...{ code: `${code.slice(0, 3)} ${code.slice(3)}`, qr: proofQr(`${address}${code}`, '#1C1220') },
        isAcross: layout.criteria.length > UPRIGHT,
        criteria: layout.criteria.map(({ title, min, max, step }) => ({
          title: printable(title),
          scale: `${formatThousandths(min)}–${formatThousandths(max)}, шаг ${formatThousandths(step)}`,
        })),
        rows: layout.rows.map(({ number, performer, title, criteria }) => ({
          ...{ number, performer: printable(performer), title: printable(quoted(title)) },
          cells: layout.criteria.map(({ guid }) => criteria.includes(guid)),
        })),
      })),
    };
    const [pdf] = await this.press.papers({ source, files: PAPER_WORDS }, [JSON.stringify(data)]);
    return pdf!;
  }
}
