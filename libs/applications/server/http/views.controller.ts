import { Controller } from '@nestjs/common';
import { PublicAddress } from '@rampa/accounts/server';
import {
  ApplicationChangeBlockStatuses,
  ApplicationChangeStatuses,
  ApplicationExport,
  ApplicationExportChosen,
  ApplicationViewDelete,
  ApplicationViewGetByCompetition,
  ApplicationViewSave,
} from '@rampa/contract';
import { Call, FileCalls, Input, may, type Given } from '@rampa/platform/server';
import { openView, viewOf } from '../queries/open-view.ts';
import { ReadViews } from '../queries/read-views.ts';
import { DecideApplications } from '../use-cases/decide-applications.ts';
import { ExportChosen } from '../use-cases/export-chosen.ts';
import { GivePlaces } from '../use-cases/give-places.ts';
import { KeepViews } from '../use-cases/keep-views.ts';

/** The organizer's table: how it is looked at, what is done with several of its rows, the table as a file. */
@Controller()
export class ViewsController {
  constructor(
    private readonly views: ReadViews,
    private readonly keeping: KeepViews,
    private readonly deciding: DecideApplications,
    private readonly giving: GivePlaces,
    private readonly addresses: PublicAddress,
    private readonly files: FileCalls,
    private readonly exporting: ExportChosen,
  ) {}

  @Call(ApplicationViewGetByCompetition)
  get(@Input() given: Given<typeof ApplicationViewGetByCompetition>) {
    return this.views.of(given.scope.competition!, may(given.scope, 'finances', 1));
  }

  @Call(ApplicationViewSave)
  async save(@Input() given: Given<typeof ApplicationViewSave>) {
    await this.keeping.save(given.scope, given.body);
    return {};
  }

  @Call(ApplicationViewDelete)
  async delete(@Input() given: Given<typeof ApplicationViewDelete>) {
    await this.keeping.delete(given.scope, given.query.title);
    return {};
  }

  @Call(ApplicationChangeStatuses)
  async changeStatuses(@Input() given: Given<typeof ApplicationChangeStatuses>) {
    const { guids, competitionStatusGuid: statusGuid, comment } = given.body;
    const urlOf = (path: string) => this.addresses.inLetters(path, given.request);
    const told = await this.deciding.changeStatuses(given.scope, guids, { statusGuid, comment }, urlOf);
    if (told.changed > 0) await this.giving.byItself(given.scope, urlOf);
    return told;
  }

  @Call(ApplicationChangeBlockStatuses)
  async changeBlockStatuses(@Input() { scope, body }: Given<typeof ApplicationChangeBlockStatuses>) {
    const { guids, blockGuid, competitionBlockStatusKey } = body;
    return { changed: await this.deciding.changeBlockStatuses(scope, guids, blockGuid, competitionBlockStatusKey) };
  }

  @Call(ApplicationExportChosen)
  exportChosen(@Input() { scope, body }: Given<typeof ApplicationExportChosen>) {
    return this.exporting.run(scope, body);
  }

  @Call(ApplicationExport)
  export(@Input() given: Given<typeof ApplicationExport>) {
    const view = JSON.stringify(openView(given.scope, viewOf(given.query.view)));
    return this.files.answer(ApplicationExport, { ...given, query: { ...given.query, view } });
  }
}
