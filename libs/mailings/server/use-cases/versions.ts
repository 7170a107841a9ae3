import { LETTER_LIMITS, type Guid } from '@rampa/kernel';
import type { LetterText } from '@rampa/mailings/domain';
import type { Transaction } from '@rampa/platform/server';
import { VERSION } from '../persistence/letter-tables.ts';

interface Saved {
  version: number;
  title: string;
  subject: string;
  body: LetterText;
}

/** Each save makes a version; the oldest beyond the limit are deleted. */
export async function keepVersion(tx: Transaction, templateGuid: Guid, saved: Saved): Promise<void> {
  const { version, title, subject, body } = saved;
  await VERSION.insert(tx, { templateGuid, version, title, subject, body });
  await tx.query('delete from mailings.version where template_guid = $1 and version <= $2', [
    templateGuid,
    version - LETTER_LIMITS.versions,
  ]);
}
