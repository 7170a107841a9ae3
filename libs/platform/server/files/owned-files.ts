import type { Guid } from '@rampa/kernel';
import type { Transaction } from '../database/unit-of-work.ts';

/** These are nobody's from the commit on; the daily sweep takes the bytes off the disk. */
export async function forgetFiles(tx: Transaction, guids: readonly Guid[]): Promise<void> {
  for (const table of ['files.file', 'files.upload'])
    await tx.query(`delete from ${table} where guid = any ($1::uuid[])`, [guids]);
}

/** Whatever the owner has uploaded is nobody's from the commit on; the daily sweep takes the bytes off the disk. */
export async function forgetFilesOf(tx: Transaction, owner: Guid): Promise<void> {
  for (const table of ['files.file', 'files.upload'])
    await tx.query(`delete from ${table} where owner_guid = $1`, [owner]);
}
