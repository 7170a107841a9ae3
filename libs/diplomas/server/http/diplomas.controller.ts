// Diplomas: what can be printed, one as a file, archives of them as jobs.

import { Controller, UseGuards } from '@nestjs/common';
import {
  DesignerDownloadOneDiplom,
  DesignerGetDocumentsByCompetition,
  DocumentListCreateArchive,
  DocumentListGetAll,
} from '@rampa/contract';
import { Call, FileCalls, Input, type Given } from '@rampa/platform/server';
import { Documents } from '../queries/documents.ts';
import { CreateDiplomaArchive } from '../use-cases/create-diploma-archive.ts';
import { DiplomasOpen } from './diplomas-open.ts';

@Controller()
@UseGuards(DiplomasOpen)
export class DiplomasController {
  constructor(
    private readonly documents: Documents,
    private readonly files: FileCalls,
    private readonly createDiplomaArchive: CreateDiplomaArchive,
  ) {}

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
