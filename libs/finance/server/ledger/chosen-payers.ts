// Who pays for an application, named before it has an account.

import type { Guid, LegalForm } from '@rampa/kernel';
import type { Reader, Transaction } from '@rampa/platform/server';
import { CHOSEN_PAYER } from './ledger-tables.ts';

/** Until the commit, so that whoever names a payer and whoever opens the account do not pass each other by. */
export async function holdPayer(tx: Transaction, application: Guid): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`payer ${application}`]);
}

export async function choosePayer(
  tx: Transaction,
  chosen: { applicationGuid: Guid; competitionGuid: Guid; requisiteGuid: Guid },
): Promise<void> {
  await CHOSEN_PAYER.delete(tx, { applicationGuid: chosen.applicationGuid });
  await CHOSEN_PAYER.insert(tx, chosen);
}

export async function chosenPayer(reader: Reader, application: Guid): Promise<Guid | null> {
  const [payer] = await payers(reader, application);
  return payer?.guid ?? null;
}

/** With the account he is kept there. */
export async function takeChosenPayer(
  tx: Transaction,
  application: Guid,
): Promise<{ guid: Guid; type: LegalForm } | null> {
  await holdPayer(tx, application);
  const [payer] = await payers(tx, application);
  await CHOSEN_PAYER.delete(tx, { applicationGuid: application });
  return payer ?? null;
}

/** One whose requisites were deleted since is nobody. */
function payers(reader: Reader, application: Guid): Promise<{ guid: Guid; type: LegalForm }[]> {
  return reader.query(
    `select r.guid, r.type from finance.chosen_payer c join finance.requisite r on r.guid = c.requisite_guid
      where c.application_guid = $1 and r.deleted_at is null`,
    [application],
  );
}
