// What the page of one report reads: how it is set up, and its rows page by page.

import {
  CompetitionBlockStatusGetByCompetitionGuid,
  ReportColumnGetByReportGuid,
  ReportColumnUpdate,
  ReportFilterGetByReport,
  ReportGetByCompetitionGuid,
  ReportGetReportColumnsData,
  type ReportColumnView,
  type ReportRow,
  type ReportView,
} from '@rampa/contract';
import { useList, useOwnSetting, useRead, useRowPages, useWrite, type TableColumns } from '@rampa/platform/web/desk';
import { Cell } from './Cell.tsx';

const SORTS = {
  number: 'По номеру заявки',
  '-number': 'Сначала новые номера',
  title: 'По названию заявки, А–Я',
  '-title': 'По названию заявки, Я–А',
  '-dateSubscribe': 'Сначала отправленные недавно',
  dateSubscribe: 'Сначала отправленные давно',
};

/** Undefined while it is not known; null: there is none. */
export function useReportFace(competitionGuid: string, reportGuid: string) {
  const all = useRead(ReportGetByCompetitionGuid, { query: { competitionGuid } });
  return { of: all, report: all.data?.find(({ guid }) => guid === reportGuid) ?? (all.data ? null : undefined) };
}

/** A toggle of a person's own, on this device. */
export function useToggle(name: string, usual: boolean): [boolean, (isOn: boolean) => void] {
  const [kept, keep] = useOwnSetting(name);
  return [kept === null ? usual : kept === '1', (isOn) => keep(isOn ? '1' : '0')];
}

export function useReport(competitionGuid: string, { guid: reportGuid, rowBlockGuid }: ReportView) {
  const query = { reportGuid };
  const list = useList({ keep: `report ${reportGuid}`, sorts: SORTS, isPrivate: true, usualSize: 100 });
  const setup = useRead(ReportColumnGetByReportGuid, { query }, { keepPrevious: true });
  const filters = useRead(ReportFilterGetByReport, { query }, { keepPrevious: true });
  const statuses = useRead(
    CompetitionBlockStatusGetByCompetitionGuid,
    { query: { competitionGuid } },
    { enabled: rowBlockGuid !== null },
  );
  const { sort, isDescending } = list.sorted;
  const pages = useRowPages<ReportRow, typeof ReportGetReportColumnsData>(ReportGetReportColumnsData, (page) => ({
    query: { ...query, ...list.found, sort, isDescending, ...page },
  }));
  return {
    ...{ query, list, setup, filters, pages, statuses: statuses.data ?? [] },
    columns: useSharedColumns(competitionGuid, setup.data ?? []),
    /** What tells one list from another. */
    key: JSON.stringify([reportGuid, list.found, sort, isDescending]),
  };
}
export type Report = ReturnType<typeof useReport>;

/** The report's own columns, as everybody who works on the event sees them; a width is kept for all of them. */
function useSharedColumns(competitionGuid: string, setup: readonly ReportColumnView[]): TableColumns<ReportRow> {
  const resizing = useWrite(ReportColumnUpdate, { inOrder: 'report column width' });
  const shown = setup.map(({ guid, title, width }, at) => ({
    ...{ key: guid, label: title, width },
    of: ({ cells }: ReportRow) => <Cell text={cells[at] ?? ''} />,
  }));
  return {
    ...{ all: shown, shown, kept: shown.map(({ key, width }) => ({ key, width })), isUsual: true },
    put: () => undefined,
    reset: () => undefined,
    resize: (reportColumnGuid, width) =>
      resizing.mutate({ query: { competitionGuid }, body: { reportColumnGuid, width: Math.round(width) } }),
  };
}
