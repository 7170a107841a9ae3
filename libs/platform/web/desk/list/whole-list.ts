// A list that comes whole: searched and paged here, like one that the server pages.

import { folded } from '@rampa/kernel';
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
  const asked = folded(search);
  const found = asked === '' || !wordsOf ? data : data.filter((row) => folded(wordsOf(row).join(' ')).includes(asked));
  const collection = hasPages ? found.slice((page - 1) * list.pageSize, page * list.pageSize) : found;
  return { data: { collection, totalCount: found.length }, ...rest };
}
