import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

const ACCOUNT = /^account:(.+)$/;

/** By what the log calls them: their names; a job or a schedule has none. */
export async function actorNames(
  reader: Reader,
  actors: readonly (string | null)[],
): Promise<(actor: string | null) => string> {
  const guids = [...new Set(actors.flatMap((actor) => ACCOUNT.exec(actor ?? '')?.[1] ?? []))];
  if (guids.length === 0) return () => '';
  const rows = await reader.query<{ guid: Guid; name: string }>(
    `select guid, coalesce(nullif(full_name, ''), company_name, '') as name from accounts.v_account
      where guid = any ($1::uuid[])`,
    [guids],
  );
  const names = new Map(rows.map(({ guid, name }) => [guid, name]));
  return (actor) => names.get(ACCOUNT.exec(actor ?? '')?.[1] ?? '') ?? '';
}
