import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import { forgetFiles, UnitOfWork, type Transaction } from '@rampa/platform/server';
import { IMPORT_PURPOSE } from '../import-file-gate.ts';

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

/** The bytes of these imports, the rows they have named and a few cells of each column. */
export async function forgetTables(tx: Transaction, imports: readonly Guid[]): Promise<void> {
  const files = await tx.query<{ file: Guid }>(
    `select file_guid as file from applications.import where guid = any ($1::uuid[]) and file_guid is not null`,
    [imports],
  );
  await forgetFiles(tx, files.map(({ file }) => file)); // prettier-ignore
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
