// A list of a page in all its states: waited for, empty, nothing found, failed, a page of rows, some of them chosen.

import { Button, Checkbox } from '@mantine/core';
import { Fragment, useEffect, useEffectEvent, type CSSProperties, type ReactNode } from 'react';
import { EmptyState } from '@rampa/platform/web/base';
import { Answer, RowsSkeleton } from '../parts/Loading.tsx';
import { BulkBar } from './BulkBar.tsx';
import { Heads, tracksOf, type ShownColumns } from './columns.tsx';
import { ListRows } from './ListRows.tsx';
import { PageBar } from './PageBar.tsx';
import { RowPlace } from './row-place.ts';
import { useChoice, type Choice } from './use-choice.ts';
import type { ListState } from './use-list.ts';
import columnClasses from './columns.module.css';
import classes from './list-rows.module.css';

interface Found<Row> {
  collection: readonly Row[];
  totalCount: number;
}

export interface ListRead<Row> {
  data: Found<Row> | undefined;
  error: Error | null;
  isPending: boolean;
  /** The former page, until this one has come. */
  isPlaceholderData: boolean;
  /** Shown to its end, without pages. */
  isWhole?: boolean;
  refetch(): unknown;
}

export interface ListProps<Row> {
  label: string;
  list: ListState;
  of: ListRead<Row>;
  idOf(row: Row): string;
  /** How the row is called where it is chosen. */
  nameOf(row: Row): string;
  row(row: Row, index: number): ReactNode;
  /** The row's own height, kept while it is waited for. */
  height?: string;
  /** «12 человек»: said anew when a search finds others. */
  count?(total: number): string;
  /** With the next step: shown while there is not a single row. */
  empty: ReactNode;
  /** «Таких участников нет.» */
  nothing: string;
  /** Filters are tabs, each of which may be empty; only a search narrows them. */
  hasTabs?: boolean;
  columns?: ShownColumns<Row>;
  /** Of the column in which the names stand, and the sort that goes by it. */
  heads?: { title: string; sort?: string };
  /** What can be done with several rows. */
  bulk?: ((rows: readonly Row[], choice: Choice) => ReactNode) | null;
  /** Rows of the same word stand under it; empty: under none. */
  sectionOf?(row: Row): string;
}

export function List<Row>(props: ListProps<Row>) {
  const { of, list, empty, nothing, hasTabs = false, height = '3.5rem' } = props;
  const total = of.isPlaceholderData || of.isWhole ? undefined : of.data?.totalCount;
  const leave = useEffectEvent((count: number) => list.leaveEmptied(count));
  useEffect(() => {
    if (total !== undefined) leave(total);
  }, [total, list.asked.page]);
  return (
    <Answer of={of} skeleton={<RowsSkeleton rows={5} height={height} />}>
      {({ collection, totalCount }) =>
        collection.length > 0 ? (
          <Rows {...props} found={{ collection, totalCount }} />
        ) : totalCount > 0 ? (
          <RowsSkeleton rows={5} height={height} />
        ) : (hasTabs ? list.asked.search !== '' : list.isNarrowed) ? (
          <EmptyState
            action={
              <Button variant="default" onClick={list.reset}>
                Сбросить
              </Button>
            }
          >
            {nothing}
          </EmptyState>
        ) : (
          empty
        )
      }
    </Answer>
  );
}

function Rows<Row>(props: ListProps<Row> & { found: Found<Row> }) {
  const { label, list, of, found, idOf, nameOf, row, count, columns, heads, bulk, sectionOf } = props;
  const { collection, totalCount } = found;
  const ids = collection.map(idOf);
  const first = of.isWhole ? 0 : (list.asked.page - 1) * list.pageSize;
  const choice = useChoice(ids);
  const chosen = collection.filter((one) => choice.ids.has(idOf(one)));
  const rows = (some: readonly Row[]) => (
    <ListRows label={label} isOld={of.isPlaceholderData}>
      {some.map((one) => {
        const id = idOf(one);
        const isChosen = choice.ids.has(id);
        const place = {
          ...{ id, isChosen },
          check: bulk ? (
            <Checkbox
              aria-label={`Выбрать: ${nameOf(one)}`}
              checked={isChosen}
              onChange={() => undefined}
              onClick={(event) => choice.toggle(id, event.shiftKey)}
            />
          ) : null,
          cells: columns?.shown.map(({ key, label, of: cellOf }) => ({ key, label, content: cellOf(one) })) ?? null,
        };
        return (
          <RowPlace key={id} value={place}>
            {row(one, first + ids.indexOf(id))}
          </RowPlace>
        );
      })}
    </ListRows>
  );
  const sections = sectioned(collection, sectionOf);
  const all = sections.map(({ title, rows: some }) => (
    <Fragment key={title}>
      {title === '' ? null : <h2 className={columnClasses.section}>{title}</h2>}
      {rows(some)}
    </Fragment>
  ));
  return (
    <>
      {count ? (
        <p role="status" className={classes.count}>
          {count(totalCount)}
        </p>
      ) : null}
      {bulk ? (
        <BulkBar label={label} choice={choice} ids={ids}>
          {bulk(chosen, choice)}
        </BulkBar>
      ) : null}
      {columns ? (
        <div className={columnClasses.grid} style={{ '--list-tracks': tracksOf(columns.shown) } as CSSProperties}>
          {heads ? <Heads title={heads.title} titleSort={heads.sort} list={list} columns={columns.shown} /> : null}
          {all}
        </div>
      ) : (
        all
      )}
      {of.isWhole ? null : (
        <PageBar
          total={totalCount}
          page={list.asked.page}
          pageSize={list.pageSize}
          onPage={(page) => list.change({ page })}
          onPageSize={list.setPageSize}
        />
      )}
    </>
  );
}

function sectioned<Row>(rows: readonly Row[], sectionOf?: (row: Row) => string): { title: string; rows: Row[] }[] {
  const sections: { title: string; rows: Row[] }[] = [];
  for (const row of rows) {
    const title = sectionOf?.(row) ?? '';
    const last = sections.find((section) => section.title === title);
    if (last) last.rows.push(row);
    else sections.push({ title, rows: [row] });
  }
  return sections;
}
