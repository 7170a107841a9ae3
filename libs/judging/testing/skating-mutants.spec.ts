// Each rule of the skating system has a guard: when the line of the rule is broken, a final made for it turns red.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import type { SkatingResult } from '../domain/index.ts';
import { MADE_FINALS, type MadeFinal } from './skating-finals.ts';

type Count = (marks: MadeFinal['marks']) => SkatingResult;

interface Mutant {
  readonly rule: string;
  readonly wrong: string;
  readonly file: 'skating.ts' | 'skating-dance.ts';
  readonly from: string;
  readonly to: string;
}

const MUTANTS: readonly Mutant[] = [
  {
    ...{ rule: '5', wrong: 'half of the judges is a majority', file: 'skating-dance.ts' },
    ...{ from: 'Math.floor(judges / 2) + 1', to: 'Math.ceil(judges / 2)' },
  },
  {
    ...{ rule: '6', wrong: 'the sum decides before the size of the majority', file: 'skating-dance.ts' },
    ...{ from: 'return b.count - a.count || a.sum - b.sum;', to: 'return a.sum - b.sum || b.count - a.count;' },
  },
  {
    ...{ rule: '7a', wrong: 'sums are not looked at', file: 'skating-dance.ts' },
    ...{ from: 'return b.count - a.count || a.sum - b.sum;', to: 'return b.count - a.count;' },
  },
  {
    ...{ rule: '7b', wrong: 'the next column is not looked at', file: 'skating-dance.ts' },
    ...{ from: 'else if (column >= last)', to: 'else if (column >= 0)' },
  },
  {
    ...{ rule: '7c', wrong: 'who shares gets the first of the shared places', file: 'skating-dance.ts' },
    ...{ from: 'return place * 1000 + (count - 1) * 500;', to: 'return count > 0 ? place * 1000 : 0;' },
  },
  {
    ...{ rule: '8', wrong: 'only the column of the place is looked at', file: 'skating-dance.ts' },
    ...{ from: 'column <= last; column++)', to: 'column <= Math.min(from, last); column++)' },
  },
  {
    ...{ rule: '9', wrong: 'the largest sum wins', file: 'skating.ts' },
    ...{ from: 'toSorted(([a], [b]) => a - b)', to: 'toSorted(([a], [b]) => b - a)' },
  },
  {
    ...{ rule: '10', wrong: 'the number of dances is not counted', file: 'skating.ts' },
    ...{ from: 'couple, count: counted.length, sum', to: 'couple, count: 0, sum' },
  },
  {
    ...{ rule: '10', wrong: 'the sum of those places is not looked at', file: 'skating.ts' },
    ...{ from: 'counted.reduce((sum, own) => sum + own, 0)', to: '0' },
  },
  {
    ...{ rule: '11', wrong: 'the majority is of one dance', file: 'skating.ts' },
    ...{
      from: 'firstMajority(table, best, majority, place, table.length)',
      to: 'firstMajority(table, best, 2, place, table.length)',
    },
  },
  {
    ...{ rule: '11', wrong: 'the rest of the equal ones come after the others', file: 'skating.ts' },
    ...{
      from: 'resolve(without(best, step.couples), place + step.couples.length);',
      to: 'return resolve(without(set, step.couples), place + step.couples.length);',
    },
  },
  {
    ...{ rule: 'tie', wrong: 'the first of those who stay equal takes the place', file: 'skating.ts' },
    ...{ from: 'return { ...take, rule:', to: 'return { ...take, couples: take.couples.slice(0, 1), rule:' },
  },
];

it.each(MUTANTS)('rule $rule is guarded: $wrong', async (mutant) => {
  const folder = mkdtempSync(join(tmpdir(), 'rampa-mutant-'));
  try {
    for (const file of ['skating.ts', 'skating-dance.ts']) {
      const source = readFileSync(join(import.meta.dirname, '../domain', file), 'utf8');
      const isHere = file === mutant.file;
      if (isHere) expect(source.split(mutant.from)).toHaveLength(2);
      writeFileSync(join(folder, file), isHere ? source.replace(mutant.from, mutant.to) : source);
    }
    const { skatingFinal } = (await import(/* @vite-ignore */ pathToFileURL(join(folder, 'skating.ts')).href)) as {
      skatingFinal: Count;
    };
    const red = MADE_FINALS.filter(({ marks, places }) => String(skatingFinal(marks).places) !== String(places));
    expect(red.map(({ rule }) => rule)).toContain(mutant.rule);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
