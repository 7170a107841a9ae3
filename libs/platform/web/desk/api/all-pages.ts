// Reads a paged list whole, for a page that must show every row: page after page, up to the total.

import { useQuery } from '@tanstack/react-query';
import type { AnswerOf, CallDefinition } from '@rampa/contract';
import { callApi } from '@rampa/platform/web/base';
import type { Asked, ReadSettings } from './calls.ts';

const AT_ONCE = 100;
/** Most rows: nobody reads through a longer list. */
const MOST_PAGES = 50;

interface Paged {
  collection: unknown[];
  totalCount: number;
}

/** For calls that take `pageNumber` and `pageSize`, a GET in its query and others in their body, and answer a collection. */
export async function readAllPages<C extends CallDefinition>(
  call: C,
  asked: Asked<C>,
  signal?: AbortSignal,
): Promise<AnswerOf<C>> {
  const collection: unknown[] = [];
  for (let pageNumber = 1; pageNumber <= MOST_PAGES; pageNumber++) {
    const where = call.method === 'GET' ? 'query' : 'body';
    const paged = { ...(asked[where] as object | undefined), pageNumber, pageSize: AT_ONCE };
    const page = (await callApi(call, {
      ...asked,
      [where]: paged,
      ...(signal ? { signal } : {}),
    } as Asked<C>)) as Paged;
    collection.push(...page.collection);
    if (page.collection.length < AT_ONCE || collection.length >= page.totalCount) break;
  }
  return { collection, totalCount: collection.length } as AnswerOf<C>;
}

export function useAllPages<C extends CallDefinition>(
  call: C,
  asked: Asked<C>,
  settings: Omit<ReadSettings, 'keepPrevious'> = {},
) {
  return useQuery<AnswerOf<C>>({
    queryKey: [call.id, asked, 'all'],
    queryFn: ({ signal }) => readAllPages(call, asked, signal),
    meta: { shows: call.shows },
    enabled: settings.enabled ?? true,
    ...(settings.staleTime === undefined ? {} : { staleTime: settings.staleTime }),
    ...(settings.everyMs === undefined ? {} : { refetchInterval: settings.everyMs }),
  });
}
