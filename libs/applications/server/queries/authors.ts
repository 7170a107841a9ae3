// Who has changed something, by the name that people know.

import type { Guid } from '@rampa/kernel';
import { actorName, ANONYMOUS, PORTAL, type Reader } from '@rampa/platform/server';

/** Whoever has an address, where no more is told of him. */
export const ADDRESSEE = 'addressee';
/** Of those who have not signed in, and of those who are not named. */
const NAMES: Readonly<Record<string, string>> = {
  [actorName(ANONYMOUS)]: 'родитель по ссылке',
  [actorName(PORTAL)]: 'портал',
  [ADDRESSEE]: 'владелец адреса',
};
const ACCOUNT = /^account:(.+)$/;
const accountOf = (actor: string): Guid | null => ACCOUNT.exec(actor)?.[1] ?? null;

export async function namesOf(reader: Reader, actors: readonly string[]): Promise<ReadonlyMap<Guid, string>> {
  const guids = [...new Set(actors.map(accountOf))].filter((guid) => guid !== null);
  if (guids.length === 0) return new Map();
  const rows = await reader.query<{ guid: Guid; name: string }>(
    `select guid, coalesce(nullif(full_name, ''), company_name, '') as name from accounts.v_account
      where guid = any ($1::uuid[])`,
    [guids],
  );
  return new Map(rows.map(({ guid, name }) => [guid, name]));
}

export function authorOf(actor: string, names: ReadonlyMap<Guid, string>): { guid: Guid | null; name: string } {
  const guid = accountOf(actor);
  if (guid === null) return { guid, name: NAMES[actor] ?? '' };
  return { guid, name: names.get(guid) ?? '' };
}
