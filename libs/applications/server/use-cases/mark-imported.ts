// What is said of the rows of an import once they are done, by the worker that still owns it, in an event that is still open.

import { Injectable } from '@nestjs/common';
import type { ImportPlan } from '@rampa/applications/domain';
import { Competitions } from '@rampa/competitions/server';
import { UnitOfWork, type Transaction } from '@rampa/platform/server';
import { rowsOfPlan, writeRows, type RowFacts } from '../persistence/import-rows.ts';
import { IMPORT, type ImportRow } from '../persistence/import-tables.ts';
import type { GroupedTable } from '../queries/import-tables.ts';
import { ownImport } from './held-import.ts';

export interface Done {
  plan: ImportPlan;
  facts: RowFacts;
}

@Injectable()
export class MarkImported {
  constructor(
    private readonly work: UnitOfWork,
    private readonly competitions: Competitions,
  ) {}

  /** In a transaction of their own: nothing is written of them. Throws ImportStopped; failures archived, notFound. */
  async apart(row: ImportRow, table: GroupedTable, done: readonly Done[]): Promise<void> {
    if (done.length === 0) return;
    await this.work.run({ actor: row.actor }, async (tx) => {
      await this.competitions.holdOpen(tx, row.competitionGuid);
      await this.within(tx, row, table, done);
    });
  }

  /** Throws ImportStopped. */
  async within(tx: Transaction, row: ImportRow, table: GroupedTable, done: readonly Done[]): Promise<void> {
    const { done: before } = await ownImport(tx, row);
    const rows = done.flatMap(({ plan, facts }) => rowsOfPlan(row.guid, table, plan, facts));
    // A worker that was taken for dead has done some of them meanwhile.
    const known = await tx.query<{ row: number }>(
      'select row from applications.import_row where import_guid = $1 and row = any ($2::int[]) and is_done',
      [row.guid, rows.map((one) => one.row)],
    );
    const passed = new Set(known.map((one) => one.row));
    const left = rows.filter((one) => !passed.has(one.row));
    if (left.length === 0) return;
    await writeRows(tx, left);
    await IMPORT.update(tx, { guid: row.guid }, { done: before + left.length });
  }
}
