// What every deed with a row begins with: its targets are found, its events are held open, the row itself is held.

import { Failure, type Guid } from '@rampa/kernel';
import type { EventArchive, EventScope, Scope, Transaction } from '@rampa/platform/server';
import type { BookedPart, TargetHead } from './book-row.ts';
import { BANK_ROW, type BankRowKept } from './statement-tables.ts';

/** In the order of their guids, before anything else is held. Failure archived. */
export async function holdOpen(tx: Transaction, archive: EventArchive, competitions: readonly Guid[]): Promise<void> {
  for (const competition of [...new Set(competitions)].toSorted()) await archive.hold(tx, competition);
}

export async function partsOf(
  tx: Transaction,
  organizer: Guid,
  wanted: readonly (readonly [target: string, amount: number])[],
): Promise<BookedPart[]> {
  const heads = await tx.query<TargetHead>(
    `select x.guid, x.application, x.sponsor, h.competition_guid as competition, h.member_guid as member
       from (select h.guid, h.guid as application, null::uuid as sponsor from applications.v_application_head h
              where h.guid = any ($1::uuid[])
             union all
             select s.guid, s.application_guid, s.guid from finance.sponsor s where s.guid = any ($1::uuid[])) x
       join applications.v_application_head h on h.guid = x.application
       join competitions.v_competition c on c.guid = h.competition_guid where c.organizer_guid = $2`,
    [wanted.map(([guid]) => guid), organizer],
  );
  const known = new Map<string, TargetHead>(heads.map((head) => [head.guid, head]));
  return wanted.map(([guid, amount]) => {
    const target = known.get(guid);
    if (!target) throw new Failure('notFound');
    return { target, amount };
  });
}

export function byEvent(parts: readonly BookedPart[]): [Guid, Guid[]][] {
  const events = Map.groupBy(parts, ({ target }) => target.competition);
  return [...events.keys()].toSorted().map((guid) => [guid, events.get(guid)!.map(({ target }) => target.application)]);
}

export function eventIn(scope: Scope, organizer: Guid, competition: Guid): EventScope {
  return { ...scope, organizer, competition, mustBeOpen: true };
}

/** Before any account: two who press at once wait here. Failure notFound. */
export async function heldRow(tx: Transaction, organizer: Guid, guid: Guid): Promise<BankRowKept> {
  const [row] = await tx.query<BankRowKept>(
    `select ${BANK_ROW.select('r')} from finance.bank_row r where r.guid = $1 and r.organizer_guid = $2 for update`,
    [guid, organizer],
  );
  if (!row) throw new Failure('notFound');
  return row;
}
