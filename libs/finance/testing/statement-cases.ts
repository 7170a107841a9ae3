// A folder of statements with `world.json` and `expected.json`: what the domain proposes, in the words of the cases.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  proposeStatement,
  type KnownRow,
  type MoneyTarget,
  type MoneyWorld,
  type ProposedStatement,
} from '../domain/index.ts';

interface Paper {
  number: string;
  target: string;
  state: string;
  requisite: string;
}

interface WorldFile {
  today: string;
  organizer: { requisites: { guid: string; accounts: string[] }[] };
  targets: MoneyTarget[];
  invoices: Paper[];
  contracts?: Paper[];
  pending?: { guid: string; target: string; amount: number; paidOn: string; number: string }[];
  known?: KnownRow[];
}

/** As `expected.json` tells a file. */
export interface StatementTold {
  encoding: string;
  refused: string | null;
  warnings: string[];
  accounts: unknown[];
  rows: Record<string, unknown>[];
}

export interface StatementCases {
  world: MoneyWorld;
  known: KnownRow[];
  files: { name: string; bytes: Uint8Array; expected: StatementTold }[];
}

export function statementCases(folder: string): StatementCases {
  const read = <T>(name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as T;
  const given = read<WorldFile>('world.json');
  const papers = (list: Paper[]) => list.map(({ state, ...paper }) => ({ ...paper, isIssued: state === 'Issued' }));
  const expected = read<{ files: Record<string, StatementTold> }>('expected.json').files;
  return {
    world: {
      today: given.today,
      requisiteOf: new Map(
        given.organizer.requisites.flatMap(({ guid, accounts }) => accounts.map((account) => [account, guid] as const)),
      ),
      targets: given.targets,
      invoices: papers(given.invoices),
      contracts: papers(given.contracts ?? []),
      claims: (given.pending ?? []).map(({ target, ...claim }) => ({ ...claim, targets: [target] })),
    },
    known: given.known ?? [],
    files: Object.entries(expected).map(([name, told]) => ({
      name,
      bytes: readFileSync(join(folder, name)),
      expected: told,
    })),
  };
}

export function proposedFor({ world, known }: StatementCases, bytes: Uint8Array): StatementTold {
  return toldOf(proposeStatement(bytes, world, known));
}

function toldOf({ encoding, refused, warnings, accounts, rows, proposals }: ProposedStatement): StatementTold {
  return { encoding, refused, warnings, accounts, rows: rows.map((row, index) => rowTold(row, proposals[index]!)) };
}

function rowTold(
  { state, direction }: ProposedStatement['rows'][number],
  proposal: ProposedStatement['proposals'][number],
) {
  if (!proposal) return { state };
  const { action, allocations, flags, confidence, by, advance, candidates, payment } = proposal;
  const left = allocations.length > 0 ? { allocations } : {};
  if (direction === 'out') return { state, direction, action, ...left, flags };
  return {
    state,
    confidence,
    by,
    action,
    allocations,
    advance,
    flags,
    ...(payment && { payment }),
    ...(candidates.length > 0 && { candidates }),
  };
}
