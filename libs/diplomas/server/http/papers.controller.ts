// Protocols as files, and archives of them as jobs.

import { Controller } from '@nestjs/common';
import { VotingProtocolCreateArchive, VotingProtocolExport } from '@rampa/contract';
import { Call, FileCalls, Input, type Given } from '@rampa/platform/server';
import { CreateProtocolArchive } from '../use-cases/create-protocol-archive.ts';

@Controller()
export class PapersController {
  constructor(
    private readonly files: FileCalls,
    private readonly createProtocolArchive: CreateProtocolArchive,
  ) {}

  @Call(VotingProtocolExport)
  protocol(@Input() given: Given<typeof VotingProtocolExport>) {
    return this.files.answer(VotingProtocolExport, given);
  }

  @Call(VotingProtocolCreateArchive)
  protocols(@Input() given: Given<typeof VotingProtocolCreateArchive>) {
    return this.createProtocolArchive.run(given.scope, given.body.programs);
  }
}
