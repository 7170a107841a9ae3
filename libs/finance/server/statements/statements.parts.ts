// All that the room's module takes of bank statements.

import type { GuidOwners } from '@rampa/platform/server';
import { BankStatementController } from '../http/bank-statement.controller.ts';
import { AcceptRows } from './accept-rows.ts';
import { BankWorlds } from './bank-world.ts';
import { BookRow } from './book-row.ts';
import { ImportStatement } from './import-statement.ts';
import { ReadStatements } from './read-statements.ts';
import { SettleRow } from './settle-row.ts';

export const STATEMENT_CONTROLLERS = [BankStatementController];
export const STATEMENT_PROVIDERS = [BankWorlds, ImportStatement, ReadStatements, AcceptRows, BookRow, SettleRow];

export function registerStatementOwners(owners: GuidOwners): void {
  for (const [kind, table] of [
    ['bankFile', 'bank_file'],
    ['bankRow', 'bank_row'],
  ] as const)
    owners.register(
      kind,
      `select guid, organizer_guid, null::uuid as competition_guid, null::uuid as member_guid from finance.${table}
        where guid = any ($1::uuid[])`,
    );
}
