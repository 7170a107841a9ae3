// Locks a template for a write, or an organizer whose templates are counted.

import { Failure, type Guid } from '@rampa/kernel';
import type { RowOf, Transaction } from '@rampa/platform/server';
import { TEMPLATE } from './letter-tables.ts';

export type HeldTemplate = RowOf<typeof TEMPLATE>;

/** Throws Failure notFound for a deleted one. */
export async function holdTemplate(tx: Transaction, guid: Guid, { removed = false } = {}): Promise<HeldTemplate> {
  const [row] = await tx.query<HeldTemplate>(
    `select ${TEMPLATE.select('t')} from mailings.template t
      where t.guid = $1 and ($2 or t.removed_at is null) for no key update`,
    [guid, removed],
  );
  if (!row) throw new Failure('notFound');
  return row;
}

/** Makes two simultaneous creations, or choices of a default, follow each other. Taken before any template's lock. */
export async function holdOrganizer(tx: Transaction, organizer: Guid): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('letters of ' || $1::text, 0))`, [organizer]);
}
