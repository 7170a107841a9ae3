// A list of a page in all its states: loading, empty, nothing found, failed, a page of rows with chosen ones.

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
  /** The former page is shown until this one has loaded. */
  isPlaceholderData: boolean;
  /** Shown whole, without pages. */
  isWhole?: boolean;
  refetch(): unknown;
}

export interface ListProps<Row> {
  label: string;
  list: ListState;
  of: ListRead<Row>;
  idOf(row: Row): string;
  /** The row's name where it is chosen. */
  nameOf(row: Row): string;
  row(row: Row, index: number): ReactNode;
  /** Height of a row, reserved while it loads. */
  height?: string;
  /** «12 человек»: announced again when a search finds another number. */
  count?(total: number): string;
  /** Shown while there is no row at all; offers the next step. */
  empty: ReactNode;
  /** «Таких участников нет.» */
  nothing: string;
  /** Filters are tabs that may each be empty, so only a search counts as narrowing. */
  hasTabs?: boolean;
  columns?: ShownColumns<Row>;
  /** Head of the column of names, and the sort of that column. */
  heads?: { title: string; sort?: string };
  /** Actions on several rows. */
  bulk?: ((rows: readonly Row[], choice: Choice) => ReactNode) | null;
  /** Rows with the same word stand under it as a heading; empty: no heading. */
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
