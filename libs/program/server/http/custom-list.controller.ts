import { Controller } from '@nestjs/common';
import {
  CompetitionCustomListsArrange,
  CompetitionCustomListsBindCompetitionProgramItem,
  CompetitionCustomListsCreate,
  CompetitionCustomListsDelete,
  CompetitionCustomListsExport,
  CompetitionCustomListsExtract,
  CompetitionCustomListsGetByCompetition,
  CompetitionCustomListsGetCustomListsColumnsData,
  CompetitionCustomListsGetNowByCompetition,
  CompetitionCustomListsGetSectionsAndFieldsForCustomLists,
  CompetitionCustomListsRestore,
  CompetitionCustomListsSetText,
  CompetitionCustomListsUnbindCompetitionProgramItem,
  CompetitionCustomListsUpdate,
} from '@rampa/contract';
import { Call, FileCalls, Input, ViewAnswer, Views, type Given } from '@rampa/platform/server';
import { ReadCustomLists } from '../queries/read-custom-lists.ts';
import { ExtractList } from '../use-cases/extract-list.ts';
import { FillCustomList } from '../use-cases/fill-custom-list.ts';
import { KeepCustomLists } from '../use-cases/keep-custom-lists.ts';

@Controller()
export class CustomListController {
  constructor(
    private readonly reading: ReadCustomLists,
    private readonly keeping: KeepCustomLists,
    private readonly filling: FillCustomList,
    private readonly extracting: ExtractList,
    private readonly files: FileCalls,
    private readonly views: Views,
  ) {}

  @Call(CompetitionCustomListsGetByCompetition)
  getAll(@Input() { scope }: Given<typeof CompetitionCustomListsGetByCompetition>) {
    return this.reading.all(scope);
  }

  @Call(CompetitionCustomListsGetNowByCompetition)
  async getNow(@Input() { scope, query }: Given<typeof CompetitionCustomListsGetNowByCompetition>) {
    return new ViewAnswer(await this.views.read(scope.actor, 'custom-lists', query.competitionGuid));
  }

  @Call(CompetitionCustomListsGetSectionsAndFieldsForCustomLists)
  getSections(@Input() { scope }: Given<typeof CompetitionCustomListsGetSectionsAndFieldsForCustomLists>) {
    return this.reading.box(scope);
  }

  @Call(CompetitionCustomListsGetCustomListsColumnsData)
  getRows(@Input() { scope, query }: Given<typeof CompetitionCustomListsGetCustomListsColumnsData>) {
    return this.reading.rows(scope, query.customListGuid);
  }

  @Call(CompetitionCustomListsCreate)
  create(@Input() { scope, body }: Given<typeof CompetitionCustomListsCreate>) {
    return this.keeping.create(scope, body);
  }

  @Call(CompetitionCustomListsUpdate)
  async update(@Input() { scope, body }: Given<typeof CompetitionCustomListsUpdate>) {
    await this.keeping.update(scope, body);
    return {};
  }

  @Call(CompetitionCustomListsDelete)
  async delete(@Input() { scope, query }: Given<typeof CompetitionCustomListsDelete>) {
    await this.keeping.delete(scope, query.customListGuid);
    return {};
  }

  @Call(CompetitionCustomListsRestore)
  async restore(@Input() { scope, query }: Given<typeof CompetitionCustomListsRestore>) {
    await this.keeping.restore(scope, query.customListGuid);
    return {};
  }

  @Call(CompetitionCustomListsBindCompetitionProgramItem)
  async bind(@Input() { scope, body }: Given<typeof CompetitionCustomListsBindCompetitionProgramItem>) {
    await this.filling.bind(scope, body);
    return {};
  }

  @Call(CompetitionCustomListsUnbindCompetitionProgramItem)
  async unbind(@Input() { scope, body }: Given<typeof CompetitionCustomListsUnbindCompetitionProgramItem>) {
    await this.filling.unbind(scope, body);
    return {};
  }

  @Call(CompetitionCustomListsArrange)
  async arrange(@Input() { scope, query, body }: Given<typeof CompetitionCustomListsArrange>) {
    await this.filling.arrange(scope, query.customListGuid, body.competitionProgramItemGuids);
    return {};
  }

  @Call(CompetitionCustomListsSetText)
  async setText(@Input() { scope, query, body }: Given<typeof CompetitionCustomListsSetText>) {
    const { competitionProgramItemGuids: items, columnGuid: column, text } = body;
    await this.filling.say(scope, query.customListGuid, { items, column, text });
    return {};
  }

  @Call(CompetitionCustomListsExtract)
  extract(@Input() { scope, query }: Given<typeof CompetitionCustomListsExtract>) {
    return this.extracting.run(scope, query.customListGuid);
  }

  @Call(CompetitionCustomListsExport)
  export(@Input() given: Given<typeof CompetitionCustomListsExport>) {
    return this.files.answer(CompetitionCustomListsExport, given);
  }
}
