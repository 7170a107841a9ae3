// Protocols, of special prizes too, as files, and archives of them as jobs.

import { Controller } from '@nestjs/common';
import {
  CompetitionSpecialPrizeCreateArchive,
  CompetitionSpecialPrizeExport,
  PaperSheetExport,
  VotingProtocolCreateArchive,
  VotingProtocolExport,
  VotingProtocolExportJournal,
} from '@rampa/contract';
import { Call, FileCalls, Input, type Given } from '@rampa/platform/server';
import { CreatePrizeArchive } from '../use-cases/create-prize-archive.ts';
import { CreateProtocolArchive } from '../use-cases/create-protocol-archive.ts';

@Controller()
export class PapersController {
  constructor(
    private readonly files: FileCalls,
    private readonly createProtocolArchive: CreateProtocolArchive,
    private readonly createPrizeArchive: CreatePrizeArchive,
  ) {}

  @Call(VotingProtocolExport)
  protocol(@Input() given: Given<typeof VotingProtocolExport>) {
    return this.files.answer(VotingProtocolExport, given);
  }

  @Call(VotingProtocolCreateArchive)
  protocols(@Input() given: Given<typeof VotingProtocolCreateArchive>) {
    return this.createProtocolArchive.run(given.scope, given.body.programs);
  }

  @Call(VotingProtocolExportJournal)
  journal(@Input() given: Given<typeof VotingProtocolExportJournal>) {
    return this.files.answer(VotingProtocolExportJournal, given);
  }

  @Call(PaperSheetExport)
  sheets(@Input() given: Given<typeof PaperSheetExport>) {
    return this.files.answer(PaperSheetExport, given);
  }

  @Call(CompetitionSpecialPrizeExport)
  prizes(@Input() given: Given<typeof CompetitionSpecialPrizeExport>) {
    return this.files.answer(CompetitionSpecialPrizeExport, given);
  }

  @Call(CompetitionSpecialPrizeCreateArchive)
  prizeArchive(@Input() given: Given<typeof CompetitionSpecialPrizeCreateArchive>) {
    return this.createPrizeArchive.run(given.scope);
  }
}
