import type { Given } from '@rampa/platform/server';
import type { CompetitionProgramItemUpdate } from '@rampa/contract';
import type { ItemChanges } from '../use-cases/update-item.ts';

/** The fields that the client sent: a partial shape still fills in defaults, which would empty what was left out. */
export function sentFields({ body, request }: Given<typeof CompetitionProgramItemUpdate>): ItemChanges {
  const sent = new Set(Object.keys(request.body as object));
  return Object.fromEntries(Object.entries(body).filter(([name]) => sent.has(name))) as ItemChanges;
}
