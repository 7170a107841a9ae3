import type { Query, QueryClient } from '@tanstack/react-query';
import { ReportGetReportColumnsData, type ReportRow } from '@rampa/contract';

interface Page {
  collection: readonly ReportRow[];
}

/**
 * Chosen rows as they are now. A status may have been set in place just before they were chosen, and what is taken back
 * must be that one and not an older one.
 */
export async function freshRows(
  client: QueryClient,
  reportGuid: string,
  chosen: ReadonlyMap<string, ReportRow>,
): Promise<ReportRow[]> {
  const holdsChosen = ({ queryKey: [call, asked], state }: Query) =>
    call === ReportGetReportColumnsData.id &&
    (asked as { query?: { reportGuid?: string } }).query?.reportGuid === reportGuid &&
    (state.data as Page | undefined)?.collection.some(({ guid }) => chosen.has(guid)) === true;
  const pages = client.getQueryCache().findAll({ predicate: holdsChosen });
  await client.refetchQueries({ predicate: (query) => pages.includes(query) }, { throwOnError: true });
  const now = new Map(pages.flatMap(({ state }) => (state.data as Page).collection.map((row) => [row.guid, row])));
  return [...chosen.values()].map((row) => now.get(row.guid) ?? row);
}
