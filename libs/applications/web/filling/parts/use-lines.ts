// Lines of the books that a form names, as its event offers them.

import { useQueries } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ReferenceBookItemGetByReferenceBookGuid } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { readOptions } from '@rampa/platform/web/desk';
import type { Filling } from './filling-context.ts';

export function useLines(fields: readonly { bookGuid: Guid | null }[], competitionGuid: Guid): Filling['linesOf'] {
  const guids = [...new Set(fields.flatMap(({ bookGuid }) => (bookGuid === null ? [] : [bookGuid])))];
  const lines = useQueries({
    queries: guids.map((referenceBookGuid) =>
      readOptions(ReferenceBookItemGetByReferenceBookGuid, { query: { referenceBookGuid, competitionGuid } }),
    ),
    combine: (reads) => new Map(guids.map((guid, at) => [guid, reads[at]?.data])),
  });
  // The same function while the same books are here, so that no field is drawn for nothing.
  const key = guids.map((guid) => lines.get(guid)?.length).join();
  // eslint-disable-next-line react-hooks/exhaustive-deps
  return useCallback((bookGuid) => lines.get(bookGuid), [key]);
}
