// A bank's file and what the portal knows → what an import proposes. Nothing is booked by it.

import { matchRows } from './match.ts';
import { parseStatement, type AccountSection } from './parse.ts';
import type { Proposal } from './passes/proposal.ts';
import type { MoneyWorld } from './passes/standing.ts';
import { refusalOf, rowsOf, warningsOf, type BankRow, type KnownRow } from './rows.ts';
import type { StatementEncoding } from './decode.ts';
import type { StatementRefusal, StatementWarning } from './rows.ts';

export interface ReadStatement {
  encoding: StatementEncoding;
  refused: StatementRefusal | null;
  warnings: StatementWarning[];
  accounts: AccountSection[];
  rows: BankRow[];
}

export interface ProposedStatement extends ReadStatement {
  /** In the order of the rows. */
  proposals: (Proposal | null)[];
}

export function readStatement(bytes: Uint8Array, own: ReadonlySet<string>, known: readonly KnownRow[]): ReadStatement {
  const statement = parseStatement(bytes);
  const { encoding } = statement;
  const refused = refusalOf(statement, own);
  if (refused) return { encoding, refused, warnings: [], accounts: [], rows: [] };
  const rows = rowsOf(statement, own, known);
  const accounts = statement.sections.filter(({ account }) => own.has(account));
  return { encoding, refused, warnings: warningsOf(statement, own, rows), accounts, rows };
}

export function proposeStatement(bytes: Uint8Array, world: MoneyWorld, known: readonly KnownRow[]): ProposedStatement {
  const read = readStatement(bytes, new Set(world.requisiteOf.keys()), known);
  return { ...read, proposals: matchRows(read.rows, world) };
}
