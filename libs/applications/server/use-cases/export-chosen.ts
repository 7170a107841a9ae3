import { Injectable } from '@nestjs/common';
import type { ApplicationView } from '@rampa/contract';
import { counted, type Guid } from '@rampa/kernel';
import { BeginJob, type Scope } from '@rampa/platform/server';
import { EXPORT_CHOSEN } from '../jobs/export-chosen.ts';
import { openView } from '../queries/open-view.ts';

@Injectable()
export class ExportChosen {
  constructor(private readonly begin: BeginJob) {}

  /** What narrows the view narrows nothing here: the rows are named. */
  run(scope: Scope, chosen: readonly Guid[], view: ApplicationView) {
    const { isSent, sort, isDescending, columns } = openView(scope, view);
    const guids = [...new Set(chosen)].toSorted();
    return this.begin.run(scope, EXPORT_CHOSEN, {
      title: `Заявки, выбранные: ${counted(guids.length, 'строка', 'строки', 'строк')}`,
      payload: { guids, view: { isSent, sort, isDescending, columns } },
    });
  }
}
