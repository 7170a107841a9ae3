// Bank statements as files, read and matched by the product's domain and, if it runs, by its calls; compared with what must
// be proposed. A row is right when both propose it.

import { isDeepStrictEqual } from 'node:util';
import { proposedFor, statementCases, type StatementTold } from '../../../libs/finance/testing/statement-cases.ts';
import { tally, type Tally } from './findings.ts';

export interface StatementsReport {
  files: Tally;
  rows: Tally;
  mismatches: string[];
}

export type Proposer = (name: string, bytes: Uint8Array) => Promise<StatementTold>;

export async function rehearseStatements(folder: string, product?: Proposer): Promise<StatementsReport> {
  const report: StatementsReport = {
    files: { checked: 0, equal: 0 },
    rows: { checked: 0, equal: 0 },
    mismatches: [],
  };
  const cases = statementCases(folder);
  for (const { name, bytes, expected } of cases.files) {
    const ways: [way: string, found: StatementTold][] = [['правила', proposedFor(cases, bytes)]];
    if (product) ways.push(['вызовы', await product(name, bytes)]);
    const wrong = new Set<number>();
    const faults = ways.flatMap(([way, found]) => faultsOf(`${name} (${way})`, found, expected, wrong));
    const count = Math.max(expected.rows.length, ...ways.map(([, { rows }]) => rows.length));
    for (let index = 0; index < count; index += 1) tally(report.rows, !wrong.has(index));
    tally(report.files, faults.length === 0);
    report.mismatches.push(...faults);
  }
  if (report.files.checked === 0) report.mismatches.push(`В папке «${folder}» нет ни одной выписки`);
  return report;
}

export function areStatementsRight({ files, rows, mismatches }: StatementsReport): boolean {
  return files.checked > 0 && files.equal === files.checked && rows.equal === rows.checked && mismatches.length === 0;
}

function faultsOf(name: string, found: StatementTold, expected: StatementTold, wrong: Set<number>): string[] {
  const faults: string[] = [];
  for (const key of ['encoding', 'refused', 'warnings', 'accounts'] as const) {
    const [is, must] = [ordered(found[key]), ordered(expected[key])];
    if (!isDeepStrictEqual(is, must)) faults.push(`${name}: ${key} ${told(is)}, а надо ${told(must)}`);
  }
  for (let index = 0; index < Math.max(found.rows.length, expected.rows.length); index++) {
    const [is, must] = [found.rows[index], expected.rows[index]].map((row) => row && rowOf(row));
    if (!isDeepStrictEqual(is, must)) {
      wrong.add(index);
      faults.push(`${name}: строка ${index + 1} ${told(is)}, а надо ${told(must)}`);
    }
  }
  return faults;
}

/** Flags, warnings and candidates are sets; allocations have an order. */
function ordered(value: unknown): unknown {
  return Array.isArray(value) && value.every((one) => typeof one === 'string') ? value.toSorted() : value;
}

function rowOf(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [key, ordered(value)]));
}

function told(value: unknown): string {
  return value === undefined ? 'нет' : JSON.stringify(value);
}
