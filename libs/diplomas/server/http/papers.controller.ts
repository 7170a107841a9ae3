// Protocols and diplomas as files, archives of them as jobs.

import { Controller } from '@nestjs/common';
import {
  DesignerDownloadOneDiplom,
  DesignerGetDocumentsByCompetition,
  DocumentListCreateArchive,
  DocumentListGetAll,
  VotingProtocolCreateArchive,
  VotingProtocolExport,
} from '@rampa/contract';
import { Call, FileCalls, Input, type Given } from '@rampa/platform/server';
import { Documents } from '../queries/documents.ts';
import { CreateDiplomaArchive } from '../use-cases/create-diploma-archive.ts';
import { CreateProtocolArchive } from '../use-cases/create-protocol-archive.ts';

@Controller()
export class PapersController {
  constructor(
    private readonly documents: Documents,
    private readonly files: FileCalls,
    private readonly createDiplomaArchive: CreateDiplomaArchive,
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

  @Call(DesignerGetDocumentsByCompetition)
  list(@Input() given: Given<typeof DesignerGetDocumentsByCompetition>) {
    return this.documents.ofEvent(given.scope);
  }

  @Call(DocumentListGetAll)
  all(@Input() given: Given<typeof DocumentListGetAll>) {
    return this.documents.withPrograms(given.scope);
  }

  @Call(DocumentListCreateArchive)
  archive(@Input() given: Given<typeof DocumentListCreateArchive>) {
    return this.createDiplomaArchive.run(given.scope, given.body);
  }

  @Call(DesignerDownloadOneDiplom)
  diploma(@Input() given: Given<typeof DesignerDownloadOneDiplom>) {
    return this.files.answer(DesignerDownloadOneDiplom, given);
  }
}
