// Lines of the books that a form names, as its event offers them.

import { useQueries } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { ReferenceBookItemGetByReferenceBookGuid } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { readOptions } from '@rampa/platform/web/desk';
import type { Filling } from './filling-context.ts';

/** The same array while the same lines are here, so that no field is drawn for nothing. */
const dataOf = <Data>(reads: readonly { data: Data }[]) => reads.map(({ data }) => data);

export function useLines(fields: readonly { bookGuid: Guid | null }[], competitionGuid: Guid): Filling['linesOf'] {
  const guids = useMemo(
    () => [...new Set(fields.flatMap(({ bookGuid }) => (bookGuid === null ? [] : [bookGuid])))],
    [fields],
  );
  const lines = useQueries({
    queries: guids.map((referenceBookGuid) =>
      readOptions(ReferenceBookItemGetByReferenceBookGuid, { query: { referenceBookGuid, competitionGuid } }),
    ),
    combine: dataOf,
  });
  return useCallback((bookGuid) => lines[guids.indexOf(bookGuid)], [guids, lines]);
}
