import { Failure, type Guid, type ImportState } from '@rampa/kernel';
import type { Transaction } from '@rampa/platform/server';
import { IMPORT, type ImportRow } from '../persistence/import-tables.ts';

/** Until the commit nobody else changes it. Failure notFound. */
export async function heldImport(tx: Transaction, guid: Guid): Promise<ImportRow> {
  const [row] = await tx.query<ImportRow>(
    `select ${IMPORT.select('i')} from applications.import i where i.guid = $1 for update`,
    [guid],
  );
  if (!row) throw new Failure('notFound');
  return row;
}

/** Somebody has stopped it, or another worker goes on with it. */
export class ImportStopped extends Error {}

/** The import as its worker left it. Throws ImportStopped. */
export async function ownImport(
  tx: Transaction,
  { guid, run, state }: { guid: Guid; run: number; state: ImportState },
) {
  const held = await heldImport(tx, guid);
  if (held.state !== state || held.run !== run) throw new ImportStopped();
  return held;
}

export const WORKING: readonly ImportState[] = ['reading', 'checking', 'applying'];

/** Where an import stands when its work was stopped. */
export function stoppedAs(state: ImportState): Partial<ImportRow> {
  switch (state) {
    case 'reading':
      return { state: 'failed', failure: 'Чтение остановили. Загрузите таблицу заново.' };
    case 'checking':
      return { state: 'mapping', failure: 'Проверку остановили: ничего не записано.' };
    case 'applying':
      return {
        state: 'stopped',
        failure: 'Импорт остановили. Что записано, осталось; проверьте таблицу и продолжите.',
      };
    default:
      return {};
  }
}
