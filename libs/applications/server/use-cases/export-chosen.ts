import { Injectable } from '@nestjs/common';
import type { ApplicationExportChosen, BodyOf } from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { BeginJob, type Scope } from '@rampa/platform/server';
import { EXPORT_CHOSEN } from '../jobs/export-chosen.ts';
import { openView } from '../queries/open-view.ts';

@Injectable()
export class ExportChosen {
  constructor(private readonly begin: BeginJob) {}

  /** What narrows the view narrows nothing where rows are named; without them it says which they are. */
  run(scope: Scope, { guids: chosen, searchText, view }: BodyOf<typeof ApplicationExportChosen>) {
    const opened = openView(scope, view);
    if (!chosen)
      return this.begin.run(scope, EXPORT_CHOSEN, {
        title: 'Заявки, найденные',
        payload: { searchText, view: opened },
      });
    const { isSent, sort, isDescending, columns } = opened;
    const guids = [...new Set(chosen)].toSorted();
    return this.begin.run(scope, EXPORT_CHOSEN, {
      title: `Заявки, выбранные: ${counted(guids.length, 'строка', 'строки', 'строк')}`,
      payload: { guids, view: { isSent, sort, isDescending, columns } },
    });
  }
}
