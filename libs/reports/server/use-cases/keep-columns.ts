import { Injectable } from '@nestjs/common';
import { ColumnKeeping } from '@rampa/applications/server';
import { REPORT_LIMITS } from '@rampa/contract';
import { EventForms } from '@rampa/forms/server';
import { REPORT_COLUMN, REPORT_COLUMN_FIELD } from '../persistence/report-tables.ts';
import { ReportWriting } from './report-writing.ts';

/** Columns of a report and the fields in them. */
@Injectable()
export class KeepColumns extends ColumnKeeping {
  constructor(writing: ReportWriting, forms: EventForms) {
    const most = { columns: REPORT_LIMITS.columns, fields: REPORT_LIMITS.fields };
    super(
      {
        ...{ most, refusals: { full: 'reportFull', fieldGone: 'reportFieldGone' }, field: REPORT_COLUMN_FIELD },
        column: {
          name: REPORT_COLUMN.name,
          delete: (tx, key) => REPORT_COLUMN.delete(tx, key),
          insert: (tx, { holder, ...row }) => REPORT_COLUMN.insert(tx, { ...row, reportGuid: holder }),
          update: (tx, guid, changes) => REPORT_COLUMN.update(tx, { guid }, changes),
        },
        hold: (scope, which, change) =>
          writing.run(scope, 'holder' in which ? { report: which.holder } : which, change),
      },
      forms,
    );
  }
}
