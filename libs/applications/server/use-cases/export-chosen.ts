import { Injectable } from '@nestjs/common';
import type { ApplicationExportChosen, ApplicationView, BodyOf } from '@rampa/contract';
import { counted, type Guid } from '@rampa/kernel';
import { BeginJob, type Scope } from '@rampa/platform/server';
import { EXPORT_CHOSEN } from '../jobs/export-chosen.ts';
import { ListApplications } from '../queries/list-applications.ts';
import { openView } from '../queries/open-view.ts';

@Injectable()
export class ExportChosen {
  constructor(
    private readonly begin: BeginJob,
    private readonly list: ListApplications,
  ) {}

  /**
   * What narrows the view narrows nothing where rows are named; without them it says which they are. Words that were searched
   * are names: a job, which is kept, names what they have found.
   */
  async run(scope: Scope, { guids: chosen, searchText, view }: BodyOf<typeof ApplicationExportChosen>) {
    const opened = openView(scope, view);
    if (chosen) return this.rows(scope, 'выбранные', chosen, opened);
    if (searchText !== undefined && searchText.trim() !== '') {
      const found = await this.list.all(scope.competition!, { ...opened, columns: [] }, [], { searchText });
      return this.rows(scope, 'найденные', found.map(({ guid }) => guid as Guid), opened); // prettier-ignore
    }
    return this.begin.run(scope, EXPORT_CHOSEN, { title: 'Заявки, найденные', payload: { view: opened } });
  }

  private rows(scope: Scope, which: string, chosen: readonly Guid[], view: ApplicationView) {
    const { isSent, sort, isDescending, columns } = view;
    const guids = [...new Set(chosen)].toSorted();
    return this.begin.run(scope, EXPORT_CHOSEN, {
      title: `Заявки, ${which}: ${counted(guids.length, 'строка', 'строки', 'строк')}`,
      payload: { guids, view: { isSent, sort, isDescending, columns } },
    });
  }
}
