// A list that comes whole: searched and paged here, like one that the server pages.

import { isFound } from '@rampa/kernel';
import type { ListRead } from './List.tsx';
import type { ListState } from './use-list.ts';

interface WholeRead<Row> {
  data: readonly Row[] | undefined;
  error: Error | null;
  isPending: boolean;
  refetch(): unknown;
}

/** `wordsOf`: the searched texts of a row. Without pages it is shown whole. */
export function wholeList<Row>(
  read: WholeRead<Row>,
  list: ListState,
  { wordsOf, hasPages = false }: { wordsOf?(row: Row): readonly string[]; hasPages?: boolean } = {},
): ListRead<Row> {
  const { data, error, isPending } = read;
  const rest = { error, isPending, isPlaceholderData: false, isWhole: !hasPages, refetch: () => read.refetch() };
  if (data === undefined) return { data, ...rest };
  const { search, page } = list.asked;
  const found = wordsOf ? data.filter((row) => isFound(search, wordsOf(row).join(' '))) : data;
  const collection = hasPages ? found.slice((page - 1) * list.pageSize, page * list.pageSize) : found;
  return { data: { collection, totalCount: found.length }, ...rest };
}
