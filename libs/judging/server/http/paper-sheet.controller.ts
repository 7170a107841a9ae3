// Calls of paper sheets; the sheets themselves are printed by the room of papers.

import { Controller } from '@nestjs/common';
import {
  PaperSheetCheck,
  PaperSheetDiscard,
  PaperSheetEnter,
  PaperSheetFind,
  PaperSheetGet,
  PaperSheetGetByProgram,
  PaperSheetPrepare,
  PaperSheetSettle,
} from '@rampa/contract';
import { Call, Input, type Given } from '@rampa/platform/server';
import { PaperSheetViews } from '../queries/paper-sheet-reads.ts';
import { KeepPaperSheets } from '../use-cases/keep-paper-sheets.ts';

@Controller()
export class PaperSheetController {
  constructor(
    private readonly views: PaperSheetViews,
    private readonly sheets: KeepPaperSheets,
  ) {}

  @Call(PaperSheetGetByProgram)
  ofProgram(@Input() given: Given<typeof PaperSheetGetByProgram>) {
    return this.views.ofProgram(given.scope, given.query.competitionProgramGuid);
  }

  @Call(PaperSheetFind)
  find(@Input() given: Given<typeof PaperSheetFind>) {
    return this.views.find(given.scope, given.query.code);
  }

  @Call(PaperSheetGet)
  one(@Input() given: Given<typeof PaperSheetGet>) {
    return this.views.one(given.scope, given.query.paperSheetGuid);
  }

  @Call(PaperSheetPrepare)
  prepare(@Input() given: Given<typeof PaperSheetPrepare>) {
    return this.sheets.prepare(given.scope, given.query.competitionProgramGuid);
  }

  @Call(PaperSheetEnter)
  enter(@Input() given: Given<typeof PaperSheetEnter>) {
    return this.sheets.enter(given.scope, given.query.paperSheetGuid, given.body);
  }

  @Call(PaperSheetCheck)
  check(@Input() given: Given<typeof PaperSheetCheck>) {
    return this.sheets.check(given.scope, given.query.paperSheetGuid, given.body);
  }

  @Call(PaperSheetSettle)
  settle(@Input() given: Given<typeof PaperSheetSettle>) {
    return this.sheets.solve(given.scope, given.query.paperSheetGuid, given.body);
  }

  @Call(PaperSheetDiscard)
  discard(@Input() given: Given<typeof PaperSheetDiscard>) {
    return this.sheets.discard(given.scope, given.query.paperSheetGuid);
  }
}
