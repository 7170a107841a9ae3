import fc from 'fast-check';
import { expect, it } from 'vitest';
import { validateTitles, type AwardRule } from '@rampa/jury/domain';
import { schemeOf } from '../testing/scoring-samples.ts';
import { assignTitles } from './index.ts';

const from = (key: string, low: number, high: number | null): AwardRule => ({
  key,
  title: key,
  unique: false,
  scope: 'group',
  kind: 'threshold',
  from: low,
  to: high,
});
const codes = (rules: readonly AwardRule[]) => validateTitles(rules, schemeOf()).map(({ code }) => code);
const holds = (rule: AwardRule, total: number) =>
  assignTitles([rule], [{ performance: 'p', group: '', nomination: '', total, place: 1 }]).assignments[0]!.rule !==
  null;

it('a set that is found sound gives everybody on the scale exactly one title, and only then', () => {
  const edges = fc.uniqueArray(fc.integer({ min: 1, max: 9999 }), { maxLength: 6 });
  const nudge = fc.record({ at: fc.nat(6), by: fc.integer({ min: -2, max: 2 }) });
  fc.assert(
    fc.property(edges, nudge, (inner, { at, by }) => {
      const cuts = [0, ...inner.toSorted((a, b) => a - b)];
      const rules = cuts.map((cut, i) => from(`r${i}`, cut, cuts[i + 1] ?? null));
      const target = rules[at % rules.length]!;
      const nudged = rules.map((rule) =>
        rule === target && rule.kind === 'threshold' ? { ...rule, from: rule.from + by } : rule,
      );
      const points = [...cuts.flatMap((cut) => [cut - 2, cut - 1, cut, cut + 1, cut + 2]), 10_000].filter(
        (x) => x >= 0 && x <= 10_000,
      );
      const holders = (total: number) => nudged.filter((rule) => holds(rule, total)).length;
      if (nudged.some((rule) => rule.kind === 'threshold' && rule.to !== null && rule.to <= rule.from)) return;
      expect(codes(nudged).length === 0).toBe(points.every((total) => holders(total) === 1));
    }),
  );
});
