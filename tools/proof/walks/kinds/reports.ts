import type { Kinds, Names, Values } from './types.ts';

const OF_EVENT = 'join reports.report r on r.guid = x.report_guid where r.competition_guid = :event';

export const KINDS: Kinds = {
  report:
    'select guid from reports.report where competition_guid = :event and deleted_at is null order by created_at, guid',
  reportColumn: `select x.guid from reports.report_column x ${OF_EVENT} order by x.position, x.guid`,
  reportColumnField: `select f.guid from reports.report_column_field f
    join reports.report_column x on x.guid = f.column_guid ${OF_EVENT} order by x.position, f.position, f.guid`,
  reportFilter: `select x.guid from reports.report_filter x ${OF_EVENT} order by x.position, x.guid`,
};

export const NAMES: Names = {
  'Public/report.reportGuid': {
    sql: 'select guid from reports.report where competition_guid = :event and is_published order by created_at, guid',
  },
};

export const VALUES: Values = {};
