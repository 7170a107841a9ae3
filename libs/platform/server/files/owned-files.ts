import type { Guid } from '@rampa/kernel';
import type { Transaction } from '../database/unit-of-work.ts';

/** From the commit on these files have no owner; the daily sweep deletes the bytes. */
export async function forgetFiles(tx: Transaction, guids: readonly Guid[]): Promise<void> {
  for (const table of ['files.file', 'files.upload'])
    await tx.query(`delete from ${table} where guid = any ($1::uuid[])`, [guids]);
}

/** From the commit on the owner's files have no owner; the daily sweep deletes the bytes. */
export async function forgetFilesOf(tx: Transaction, owner: Guid): Promise<void> {
  for (const table of ['files.file', 'files.upload'])
    await tx.query(`delete from ${table} where owner_guid = $1`, [owner]);
}
