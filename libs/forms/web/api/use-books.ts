// Books of the organizer, and the lines of those that the form names.

import { useQueries } from '@tanstack/react-query';
import { ReferenceBookGetByOrganizer, ReferenceBookItemGetByReferenceBookGuid } from '@rampa/contract';
import type { FormField } from '@rampa/forms/domain';
import { readOptions, useAllPages } from '@rampa/platform/web/desk';
import type { LinesOf } from '../state/invented.ts';

const NONE = [] as const;

export function useBooks() {
  return useAllPages(ReferenceBookGetByOrganizer, { body: {} }).data?.collection ?? NONE;
}

/** Of an event: what it offers. A book whose lines are not here yet has none. */
export function useLines(fields: readonly FormField[], competitionGuid: string | null): LinesOf {
  const guids = [...new Set(fields.flatMap(({ bookGuid }) => (bookGuid === null ? [] : [bookGuid])))];
  const lines = useQueries({
    queries: guids.map((referenceBookGuid) =>
      readOptions(ReferenceBookItemGetByReferenceBookGuid, {
        query: { referenceBookGuid, ...(competitionGuid === null ? {} : { competitionGuid }) },
      }),
    ),
    combine: (reads) => new Map(guids.map((guid, at) => [guid, reads[at]?.data?.filter(({ isArchived }) => !isArchived)])), // prettier-ignore
  });
  return (bookGuid) => lines.get(bookGuid) ?? NONE;
}
