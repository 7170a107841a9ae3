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
  type ReportSort,
  type ReportView,
} from '@rampa/contract';
import { inQuotes } from '@rampa/kernel';
import {
  CellText,
  type TableColumns,
  useList,
  useOwnSetting,
  useRead,
  useRowPages,
  useWrite,
} from '@rampa/platform/web/desk';

const SORTS = {
  number: 'По номеру заявки',
  '-number': 'Сначала новые номера',
  title: 'По названию заявки, А–Я',
  '-title': 'По названию заявки, Я–А',
  '-dateSubscribe': 'Сначала отправленные недавно',
  dateSubscribe: 'Сначала отправленные давно',
};

const BY_COLUMN = 'column:';

/** By each column, both ways; its head asks for the same. */
function sortsOf(columns: readonly ReportColumnView[]): Record<string, string> {
  return Object.fromEntries(
    columns.flatMap(({ guid, title }) => [
      [BY_COLUMN + guid, `${inQuotes(title)}, по возрастанию`],
      [`-${BY_COLUMN}${guid}`, `${inQuotes(title)}, по убыванию`],
    ]),
  );
}

/** As the calls take it. */
function orderOf({ sort, isDescending }: { sort: string; isDescending: 'true' | 'false' }) {
  return sort.startsWith(BY_COLUMN)
    ? { sortColumnGuid: sort.slice(BY_COLUMN.length), isDescending }
    : { sort: sort as ReportSort, isDescending };
}

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
  const setup = useRead(ReportColumnGetByReportGuid, { query }, { keepPrevious: true });
  const sorts = { ...SORTS, ...sortsOf(setup.data ?? []) };
  const list = useList({ keep: `report ${reportGuid}`, sorts, isPrivate: true, usualSize: 100 });
  const filters = useRead(ReportFilterGetByReport, { query }, { keepPrevious: true });
  const statuses = useRead(
    CompetitionBlockStatusGetByCompetitionGuid,
    { query: { competitionGuid } },
    { enabled: rowBlockGuid !== null },
  );
  const order = orderOf(list.sorted);
  const pages = useRowPages<ReportRow, typeof ReportGetReportColumnsData>(ReportGetReportColumnsData, (page) => ({
    query: { ...query, ...list.found, ...order, ...page },
  }));
  return {
    ...{ query, list, order, setup, filters, pages, statuses: statuses.data ?? [] },
    columns: useSharedColumns(competitionGuid, setup.data ?? []),
    /** What tells one list from another. */
    key: JSON.stringify([reportGuid, list.found, order]),
  };
}
export type Report = ReturnType<typeof useReport>;

/** The report's own columns, as everybody who works on the event sees them; a width is kept for all of them. */
function useSharedColumns(competitionGuid: string, setup: readonly ReportColumnView[]): TableColumns<ReportRow> {
  const resizing = useWrite(ReportColumnUpdate, { inOrder: 'report column width' });
  const shown = setup.map(({ guid, title, width }, at) => ({
    ...{ key: guid, label: title, width, sort: BY_COLUMN + guid },
    of: ({ cells }: ReportRow) => <CellText text={cells[at] ?? ''} />,
  }));
  return {
    ...{ all: shown, shown, kept: shown.map(({ key, width }) => ({ key, width })), isUsual: true },
    put: () => undefined,
    reset: () => undefined,
    resize: (reportColumnGuid, width) =>
      resizing.mutate({ query: { competitionGuid }, body: { reportColumnGuid, width: Math.round(width) } }),
  };
}
