// Open pages of both sides learn that money has moved; no sum travels.

import type { Guid } from '@rampa/kernel';
import { officeOf, openStream, type Reader, type Transaction } from '@rampa/platform/server';

export interface MovedMoney {
  competition: Guid;
  applications: readonly Guid[];
  members: readonly (Guid | null)[];
  /** It has been confirmed just now. */
  payment?: Guid;
}

export async function tellMoney(tx: Transaction, { competition, applications, members, payment }: MovedMoney) {
  const kind = payment ? 'payment.confirmed' : 'money.changed';
  const told = { applications: [...applications], ...(payment ? { payment } : {}) };
  await tx.query(
    'update finance.account set updated_at = clock_timestamp() where application_guid = any ($1::uuid[])',
    [applications],
  );
  for (const member of new Set(members)) {
    if (member === null) continue;
    await openStream(tx, member, 'user');
    tx.emit(member, kind, told);
  }
  tx.emit(officeOf(competition), kind, told);
}

/** Whose the applications are. */
export async function membersOf(reader: Reader, applications: readonly Guid[]): Promise<(Guid | null)[]> {
  const rows = await reader.query<{ member: Guid | null }>(
    'select distinct member_guid as member from applications.v_application_head where guid = any ($1::uuid[])',
    [applications],
  );
  return rows.map(({ member }) => member);
}
