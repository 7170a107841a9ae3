import { PublicAddress } from '@rampa/accounts/server';
import { Controller } from '@nestjs/common';
import {
  CompetitionProgramControlCeremony,
  CompetitionProgramCopy,
  CompetitionProgramCreate,
  CompetitionProgramCreateRecordingsArchive,
  CompetitionProgramDelete,
  CompetitionProgramExport,
  CompetitionProgramExtract,
  CompetitionProgramGetByCompetition,
  CompetitionProgramGetCeremony,
  CompetitionProgramGetFaults,
  CompetitionProgramGetRecordings,
  CompetitionProgramGetVersions,
  CompetitionProgramPublishVersion,
  CompetitionProgramGetForPresenter,
  CompetitionProgramGetPerformances,
  CompetitionProgramGetProgramColumnsData,
  CompetitionProgramGetProgramColumnsDataForModerator,
  CompetitionProgramPreviewSynchronization,
  CompetitionProgramRecounting,
  CompetitionProgramSceneTest,
  CompetitionProgramSynchronization,
  CompetitionProgramUpdate,
} from '@rampa/contract';
import { Call, FileCalls, Input, ViewAnswer, Views, type Given } from '@rampa/platform/server';
import { ListPerformances } from '../queries/list-performances.ts';
import { ListPrograms } from '../queries/list-programs.ts';
import { ReadVersions } from '../queries/read-versions.ts';
import { PublishVersion } from '../use-cases/publish-version.ts';
import { FindFaults } from '../queries/program-faults.ts';
import { Recordings } from '../queries/recordings.ts';
import { ArchiveRecordings } from '../use-cases/archive-recordings.ts';
import { ProgramDifferences } from '../queries/program-difference.ts';
import { ProgramColumns } from '../queries/program-columns.ts';
import { ControlCeremony } from '../use-cases/control-ceremony.ts';
import { CopyProgram } from '../use-cases/copy-program.ts';
import { CreateProgram } from '../use-cases/create-program.ts';
import { DeleteProgram } from '../use-cases/delete-program.ts';
import { ExtractProgram } from '../use-cases/extract-program.ts';
import { MakeSceneTest } from '../use-cases/make-scene-test.ts';
import { RecountProgram } from '../use-cases/recount-program.ts';
import { SynchronizeProgram } from '../use-cases/synchronize-program.ts';
import { UpdateProgram } from '../use-cases/update-program.ts';

@Controller()
export class ProgramController {
  constructor(
    private readonly views: Views,
    private readonly listPrograms: ListPrograms,
    private readonly programColumns: ProgramColumns,
    private readonly files: FileCalls,
    private readonly createProgram: CreateProgram,
    private readonly updateProgram: UpdateProgram,
    private readonly addresses: PublicAddress,
    private readonly deleteProgram: DeleteProgram,
    private readonly copyProgram: CopyProgram,
    private readonly controlCeremony: ControlCeremony,
    private readonly extractProgram: ExtractProgram,
    private readonly makeSceneTest: MakeSceneTest,
    private readonly recountProgram: RecountProgram,
    private readonly listPerformances: ListPerformances,
    private readonly differences: ProgramDifferences,
    private readonly findFaults: FindFaults,
    private readonly recordings: Recordings,
    private readonly archiveRecordings: ArchiveRecordings,
    private readonly readVersions: ReadVersions,
    private readonly publishing: PublishVersion,
    private readonly synchronizeProgram: SynchronizeProgram,
  ) {}

  @Call(CompetitionProgramGetByCompetition)
  getByCompetition(@Input() given: Given<typeof CompetitionProgramGetByCompetition>) {
    return this.listPrograms.run(given.scope);
  }

  @Call(CompetitionProgramCreate)
  create(@Input() given: Given<typeof CompetitionProgramCreate>) {
    return this.createProgram.run(given.scope, given.body);
  }

  @Call(CompetitionProgramUpdate)
  update(@Input() given: Given<typeof CompetitionProgramUpdate>) {
    return this.updateProgram.run(given.scope, given.body, (path) => this.addresses.inLetters(path, given.request));
  }

  @Call(CompetitionProgramDelete)
  delete(@Input() given: Given<typeof CompetitionProgramDelete>) {
    return this.deleteProgram.run(given.scope, given.query.competitionProgramGuid);
  }

  @Call(CompetitionProgramGetCeremony)
  async ceremony(@Input() { scope, query }: Given<typeof CompetitionProgramGetCeremony>) {
    return new ViewAnswer(await this.views.read(scope.actor, 'ceremony', query.competitionProgramGuid));
  }

  @Call(CompetitionProgramControlCeremony)
  moveCeremony(@Input() given: Given<typeof CompetitionProgramControlCeremony>) {
    return this.controlCeremony.run(given.scope, given.query.competitionProgramGuid, given.body);
  }

  @Call(CompetitionProgramCopy)
  copy(@Input() given: Given<typeof CompetitionProgramCopy>) {
    return this.copyProgram.run(given.scope, given.query.competitionProgramGuid);
  }

  @Call(CompetitionProgramExtract)
  extract(@Input() given: Given<typeof CompetitionProgramExtract>) {
    return this.extractProgram.run(given.scope, given.query.competitionProgramGuid, given.body);
  }

  @Call(CompetitionProgramSceneTest)
  sceneTest(@Input() given: Given<typeof CompetitionProgramSceneTest>) {
    return this.makeSceneTest.run(given.scope, given.query.competitionProgramGuid, given.body);
  }

  @Call(CompetitionProgramRecounting)
  recounting(@Input() given: Given<typeof CompetitionProgramRecounting>) {
    return this.recountProgram.run(given.scope, given.query.competitionProgramGuid);
  }

  @Call(CompetitionProgramGetPerformances)
  performances(@Input() given: Given<typeof CompetitionProgramGetPerformances>) {
    return this.listPerformances.run(given.scope);
  }

  @Call(CompetitionProgramGetFaults)
  faults(@Input() given: Given<typeof CompetitionProgramGetFaults>) {
    return this.findFaults.run(given.scope, given.query.competitionProgramGuid);
  }

  @Call(CompetitionProgramGetRecordings)
  getRecordings(@Input() { query }: Given<typeof CompetitionProgramGetRecordings>) {
    return this.recordings.run(query.competitionProgramGuid);
  }

  @Call(CompetitionProgramCreateRecordingsArchive)
  createRecordingsArchive(@Input() { scope, body }: Given<typeof CompetitionProgramCreateRecordingsArchive>) {
    return this.archiveRecordings.run(scope, body.competitionProgramGuid);
  }

  @Call(CompetitionProgramGetVersions)
  versions(@Input() given: Given<typeof CompetitionProgramGetVersions>) {
    return this.readVersions.run(given.scope, given.query.competitionProgramGuid);
  }

  @Call(CompetitionProgramPublishVersion)
  publishVersion(@Input() { scope, query, body, request }: Given<typeof CompetitionProgramPublishVersion>) {
    return this.publishing.run(scope, query.competitionProgramGuid, body, (path) =>
      this.addresses.inLetters(path, request),
    );
  }

  @Call(CompetitionProgramPreviewSynchronization)
  previewSynchronization(@Input() given: Given<typeof CompetitionProgramPreviewSynchronization>) {
    return this.differences.run(given.scope, given.query.competitionProgramGuid);
  }

  @Call(CompetitionProgramSynchronization)
  synchronization(@Input() given: Given<typeof CompetitionProgramSynchronization>) {
    return this.synchronizeProgram.run(given.scope, given.query.competitionProgramGuid, given.body);
  }

  @Call(CompetitionProgramGetProgramColumnsDataForModerator)
  async getForModerator(@Input() given: Given<typeof CompetitionProgramGetProgramColumnsDataForModerator>) {
    return new ViewAnswer(await this.views.read(given.scope.actor, 'program', given.query.competitionProgramGuid));
  }

  @Call(CompetitionProgramGetForPresenter)
  async getForPresenter(@Input() given: Given<typeof CompetitionProgramGetForPresenter>) {
    return new ViewAnswer(await this.views.read(given.scope.actor, 'presenter', given.query.competitionProgramGuid));
  }

  @Call(CompetitionProgramGetProgramColumnsData)
  columns(@Input() given: Given<typeof CompetitionProgramGetProgramColumnsData>) {
    return this.programColumns.run(given.scope, given.query.competitionProgramGuid);
  }

  @Call(CompetitionProgramExport)
  export(@Input() given: Given<typeof CompetitionProgramExport>) {
    return this.files.answer(CompetitionProgramExport, given);
  }
}
