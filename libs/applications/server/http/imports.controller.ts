import { Controller } from '@nestjs/common';
import {
  ApplicationImportApply,
  ApplicationImportCancel,
  ApplicationImportCheck,
  ApplicationImportExport,
  ApplicationImportGetByCompetition,
  ApplicationImportGetByGuid,
  ApplicationImportGetRows,
  ApplicationImportSaveMapping,
  ApplicationImportUpload,
} from '@rampa/contract';
import { Call, FileCalls, Input, type Given } from '@rampa/platform/server';
import { ReadImports } from '../queries/read-imports.ts';
import { BeginImport } from '../use-cases/begin-import.ts';

/** The organizer's tables become applications. */
@Controller()
export class ImportsController {
  constructor(
    private readonly begin: BeginImport,
    private readonly read: ReadImports,
    private readonly files: FileCalls,
  ) {}

  @Call(ApplicationImportUpload)
  upload(@Input() given: Given<typeof ApplicationImportUpload>) {
    return this.begin.upload(given.scope, given.request);
  }

  @Call(ApplicationImportGetByCompetition)
  getByCompetition(@Input() given: Given<typeof ApplicationImportGetByCompetition>) {
    return this.read.page(given.scope.competition!, given.query);
  }

  @Call(ApplicationImportGetByGuid)
  getByGuid(@Input() given: Given<typeof ApplicationImportGetByGuid>) {
    return this.read.one(given.query.importGuid);
  }

  @Call(ApplicationImportGetRows)
  getRows(@Input() given: Given<typeof ApplicationImportGetRows>) {
    return this.read.rows(given.query);
  }

  @Call(ApplicationImportSaveMapping)
  async saveMapping(@Input() given: Given<typeof ApplicationImportSaveMapping>) {
    await this.begin.save(given.scope, given.query.importGuid, given.body);
    return {};
  }

  @Call(ApplicationImportCheck)
  check(@Input() given: Given<typeof ApplicationImportCheck>) {
    return this.begin.check(given.scope, given.query.importGuid, given.body);
  }

  @Call(ApplicationImportApply)
  apply(@Input() given: Given<typeof ApplicationImportApply>) {
    return this.begin.apply(given.scope, given.query.importGuid, given.body.run);
  }

  @Call(ApplicationImportCancel)
  async cancel(@Input() given: Given<typeof ApplicationImportCancel>) {
    await this.begin.cancel(given.scope, given.query.importGuid);
    return {};
  }

  @Call(ApplicationImportExport)
  export(@Input() given: Given<typeof ApplicationImportExport>) {
    return this.files.answer(ApplicationImportExport, given);
  }
}
