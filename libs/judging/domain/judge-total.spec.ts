import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groups, schemes } from '../testing/scoring-arbitraries.ts';
import { judgeTotal, rankGroup } from './index.ts';
import { ranksByPlaces } from '@rampa/jury/domain';

it('a judge is told the same total as the protocol counts for him', () => {
  fc.assert(
    fc.property(schemes, groups, (scheme, { performances, ...group }) => {
      // What an organizer takes off one judge's total the judge does not see.
      const plain = performances.map(({ adjustments: _, ...performance }) => performance);
      const rule = ranksByPlaces(scheme) ? { ...scheme, missing: 'block' as const } : scheme;
      for (const { derivation, perJudge } of rankGroup(scheme, { ...group, performances: plain }).performances) {
        if (scheme.method.kind === 'figureSkating') continue;
        for (const [j, { total, fate }] of perJudge.entries()) {
          if (fate !== 'abstained') expect(judgeTotal(rule, derivation.marks[j]!)).toBe(total);
        }
      }
    }),
  );
});
