import { copyRows, type EventCopier } from '@rampa/competitions/server';

const OF_EVENT = 'select guid from reports.report where competition_guid = $1 and deleted_at is null';

/** Reports of the former event, by the fields of the copied form; open to nobody yet. */
export const copiedReports: EventCopier = async (tx, copying) => {
  await copyRows(tx, copying, 'reports.report', {
    where: 't.competition_guid = $1 and t.deleted_at is null',
    change: (row) => ({ ...row, is_published: false }),
  });
  await copyRows(tx, copying, 'reports.report_column', { where: `t.report_guid in (${OF_EVENT})` });
  await copyRows(tx, copying, 'reports.report_column_field', {
    where: `t.column_guid in (select guid from reports.report_column where report_guid in (${OF_EVENT}))`,
  });
  await copyRows(tx, copying, 'reports.report_filter', { where: `t.report_guid in (${OF_EVENT})` });
};
