import { Injectable } from '@nestjs/common';
import type { Guid, ImportState } from '@rampa/kernel';
import { forgetFiles, UnitOfWork, type Transaction } from '@rampa/platform/server';
import { IMPORT_PURPOSE } from '../import-file-gate.ts';
import { IMPORT } from '../persistence/import-tables.ts';
import { stoppedAs, WORKING } from './held-import.ts';

const FORGOTTEN = 'Таблицу стёрли вместе с личными ответами заявки. Что записано, осталось; загрузите её заново.';

/** A table and what was found in its rows go after a while; what was imported, and how many rows it was, stays. */
@Injectable()
export class SweepImports {
  constructor(private readonly work: UnitOfWork) {}

  async run({ days }: { days: number }): Promise<{ removed: number }> {
    const { result } = await this.work.run({ actor: 'files' }, async (tx) => {
      const old = await tx.query<{ guid: Guid }>(
        `select guid from applications.import where created_at < now() - make_interval(days => $1)
            and file_guid is not null for update`,
        [days],
      );
      const orphans = await tx.query<{ guid: Guid }>(
        `select v.guid from files.v_file v where v.purpose = $1
          and not exists (select from applications.import i where i.file_guid = v.guid)`,
        [IMPORT_PURPOSE],
      );
      await forgetFiles(tx, orphans.map(({ guid }) => guid)); // prettier-ignore
      await forgetTables(tx, old.map(({ guid }) => guid)); // prettier-ignore
      return { removed: old.length + orphans.length };
    });
    return result;
  }
}

/** The bytes of these imports, the rows they have named and a few cells of each column. Whoever works at one writes no more. */
export async function forgetTables(tx: Transaction, imports: readonly Guid[]): Promise<void> {
  const tables = await tx.query<{ guid: Guid; file: Guid; state: ImportState }>(
    `select guid, file_guid as file, state from applications.import
      where guid = any ($1::uuid[]) and file_guid is not null order by guid for update`,
    [imports],
  );
  await forgetFiles(tx, tables.map(({ file }) => file)); // prettier-ignore
  // A worker has read it whole and would go on writing down what he finds.
  for (const { guid, state } of tables)
    if (WORKING.includes(state)) await IMPORT.update(tx, { guid }, { ...stoppedAs(state), failure: FORGOTTEN });
  await tx.query(
    `update applications.import_row set title = '', faults = '[]', kept = '[]', cells = null
      where import_guid = any ($1::uuid[])`,
    [imports],
  );
  await tx.query(
    `update applications.import set file_guid = null,
            columns = (select coalesce(jsonb_agg(c.value || '{"samples": []}' order by c.at), '[]')
                         from jsonb_array_elements(columns) with ordinality c (value, at))
      where guid = any ($1::uuid[])`,
    [imports],
  );
}
