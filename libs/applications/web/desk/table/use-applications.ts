// What the table shows: read by pages, by what stands in the address and in the columns that are chosen.

import {
  APPLICATION_COLUMNS_MAX,
  ApplicationViewGetByCompetition,
  CompetitionGetSubscribedApplicationsByCompetition,
  CompetitionStatusGetAllByCompetitionGuid,
  type ApplicationRow,
  type ApplicationTableFacts,
  type ApplicationView,
} from '@rampa/contract';
import { useList, useRead, useRowPages, useTableColumns } from '@rampa/platform/web/desk';
import { useEventZone } from '../parts/event.ts';
import { columnsOf } from './columns.tsx';
import { FILTERS, filtersOf, narrowingOf } from './narrowed.ts';

const SORTS = {
  '-number': 'Сначала новые номера',
  number: 'По номеру',
  title: 'По названию, А–Я',
  '-title': 'По названию, Я–А',
  member: 'По участнику, А–Я',
  '-member': 'По участнику, Я–А',
  '-updatedAt': 'Сначала изменённые недавно',
  updatedAt: 'Сначала изменённые давно',
  '-dateSubscribe': 'Сначала отправленные недавно',
  dateSubscribe: 'Сначала отправленные давно',
  percent: 'Сначала незаполненные',
  '-percent': 'Сначала заполненные',
};

export function useApplications(competitionGuid: string, facts: ApplicationTableFacts) {
  const query = { competitionGuid };
  const zone = useEventZone(competitionGuid);
  const statuses = useRead(CompetitionStatusGetAllByCompetitionGuid, { query });
  const list = useList({ keep: 'applications', sorts: SORTS, filters: FILTERS, isPrivate: true, usualSize: 100 });
  const known = new Map(statuses.data?.map((status) => [status.guid, status]));
  const currency = facts.money?.currency ?? null;
  const given = { fields: facts.fields, usualFields: facts.usualFields, statuses: known, zone, currency };
  const columns = useTableColumns<ApplicationRow>(
    `applications ${competitionGuid}`,
    columnsOf({ ...given, asked: [] }),
  );
  const fields = new Set(facts.fields.map(({ guid }) => guid));
  const asked = columns.shown.flatMap(({ key }) => (fields.has(key) ? [key] : [])).slice(0, APPLICATION_COLUMNS_MAX);
  const withMoney = columns.shown.some(({ key }) => key === 'money');
  const drawn = new Map(columnsOf({ ...given, asked }).map((column) => [column.key, column]));
  const books = new Set(facts.fields.flatMap(({ guid, kind }) => (kind === 'ReferenceBook' ? [guid] : [])));
  const { sort, isDescending } = list.sorted;
  const narrowing = narrowingOf(list.asked.filters, zone, books, currency !== null);
  const isActive = list.asked.filters.state !== 'others';
  const asking = {
    query: { competitionGuid, isActive: isActive ? ('true' as const) : ('false' as const), ...list.found },
    body: { ...narrowing, sort, isDescending: isDescending === 'true', columns: asked, withMoney },
  };
  const pages = useRowPages<ApplicationRow, typeof CompetitionGetSubscribedApplicationsByCompetition>(
    CompetitionGetSubscribedApplicationsByCompetition,
    (page) => ({ ...asking, body: { ...asking.body, ...page } }),
  );
  const view: ApplicationView = {
    ...{ isSent: isActive, sort, isDescending: isDescending === 'true', ...narrowing },
    columns: columns.kept.map(({ key, width }) => ({ key, width })),
  };
  return {
    ...{ zone, list, pages, asking, asked, view, statuses: statuses.data ?? [] },
    columns: {
      ...columns,
      shown: columns.shown.map((column) => ({ ...column, of: drawn.get(column.key)?.of ?? column.of })),
    },
    /** What tells one list from another. */
    key: JSON.stringify([asking.query, narrowing, sort, isDescending]),
    /** Whether what is sent now stands at the top. */
    isNewFirst: isActive && (sort === 'number' || sort === 'dateSubscribe') && isDescending === 'true',
    showNew: () => list.change({ sort: '-number' }),
    open(saved: ApplicationView) {
      columns.put(saved.columns);
      const known: string = saved.isDescending ? `-${saved.sort}` : saved.sort;
      list.change({ search: '', sort: known, filters: filtersOf(saved, zone) });
    },
  };
}
export type Applications = ReturnType<typeof useApplications>;

/** Of what the page is put together; null while it is not known. */
export function useFacts(competitionGuid: string) {
  return useRead(ApplicationViewGetByCompetition, { query: { competitionGuid } });
}
