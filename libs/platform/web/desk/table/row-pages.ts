// Rows of a paged list, read where the person looks: the first page tells the total, other pages are read when the
// scroll comes near them.

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallDefinition } from '@rampa/contract';
import { readOptions, type Asked } from '../api/calls.ts';

/** The longest page that the contract allows. */
export const PAGE_ROWS = 100;

interface Paged<Row> {
  collection: readonly Row[];
  totalCount: number;
}

export interface RowPages<Row> {
  /** Undefined until the first page has come. */
  total: number | undefined;
  /** Undefined while its page loads. */
  at(index: number): Row | undefined;
  /** Called with the rows on the screen. */
  show(from: number, to: number): void;
  /** All rows between two, both included: unread pages are read for it. */
  between(from: number, to: number): Promise<readonly Row[]>;
  /** The former list is shown until the new question is answered. */
  isOld: boolean;
  error: Error | null;
  isPending: boolean;
  /** Changes whenever something was read again. */
  stamp: string;
  refetch(): unknown;
}

/** `askedOf` builds the question of a page, which is its key in the cache. */
export function useRowPages<Row, C extends CallDefinition>(
  call: C,
  askedOf: (page: { pageNumber: number; pageSize: number }) => Asked<C>,
): RowPages<Row> {
  const client = useQueryClient();
  const [shown, setShown] = useState<readonly [number, number]>([1, 1]);
  const options = (pageNumber: number) => readOptions(call, askedOf({ pageNumber, pageSize: PAGE_ROWS }));
  const first = useQuery({ ...options(1), placeholderData: keepPreviousData });
  const told = first.data as Paged<Row> | undefined;
  const last = pageOf((told?.totalCount ?? 1) - 1);
  // A screen shows less than a page, so two at most besides the first.
  const [one, other] = [shown[0], Math.min(shown[1], last)];
  const isBehind = (page: number) => page > 1 && page <= last && !first.isPlaceholderData;
  const second = useQuery({ ...options(one), enabled: isBehind(one) });
  const third = useQuery({ ...options(other), enabled: isBehind(other) && other !== one });
  const pages = new Map<number, readonly Row[]>([
    [one, rowsOf(second.data)],
    [other, rowsOf(one === other ? second.data : third.data)],
    [1, told?.collection ?? []],
  ]);
  return {
    total: told?.totalCount,
    at: (index) => pages.get(pageOf(index))?.[index % PAGE_ROWS],
    show(from, to) {
      const next = [pageOf(from), pageOf(to)] as const;
      if (next[0] !== shown[0] || next[1] !== shown[1]) setShown(next);
    },
    async between(from, to) {
      const wanted = Array.from({ length: pageOf(to) - pageOf(from) + 1 }, (_, at) => pageOf(from) + at);
      const rows: Row[] = [];
      for (const page of wanted) {
        const { collection } = (await client.ensureQueryData(options(page))) as Paged<Row>;
        rows.push(...collection.filter((_, at) => isBetween((page - 1) * PAGE_ROWS + at, from, to)));
      }
      return rows;
    },
    isOld: first.isPlaceholderData,
    error: first.error,
    isPending: first.isPending,
    stamp: [first, second, third].map(({ dataUpdatedAt }) => dataUpdatedAt).join(),
    refetch: first.refetch,
  };
}

const rowsOf = <Row>(page: unknown): readonly Row[] => (page as Paged<Row> | undefined)?.collection ?? [];

/** Page number, from 1. */
export const pageOf = (index: number): number => Math.floor(Math.max(0, index) / PAGE_ROWS) + 1;

const isBetween = (at: number, from: number, to: number) => at >= from && at <= to;
