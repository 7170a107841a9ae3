import { describe, expect, it } from 'vitest';
import { groupOf, schemeOf } from '../testing/scoring-samples.ts';
import { defaultTitles, presets, rankGroup, tieChainOf, tieChainsOf, validateScheme } from './index.ts';

const tenPoints = presets.find(({ key }) => key === 'tenPointsMean')!.scheme;
const same = groupOf([
  [9, 8, 7],
  [7, 8, 9],
]);

describe('ready tie chains', () => {
  it.each(presets.filter(({ key }) => key !== 'figureSkating').map(({ key, scheme }) => [key, scheme] as const))(
    'of %s are chosen by name, and every one is a good scheme',
    (_, scheme) => {
      const chains = tieChainsOf(scheme.method);
      expect(chains.map(({ key }) => key)).toContain(tieChainOf(scheme.method, scheme.ties));
      for (const { steps } of chains) expect(validateScheme({ ...scheme, ties: steps })).toEqual([]);
    },
  );

  it.each([
    ['equalWithinTitle', []],
    ['chair', [['p1', 'p2']]],
    ['shared', []],
  ] as const)('%s on ten points with the usual titles', (key, open) => {
    const { steps } = tieChainsOf(tenPoints.method).find((chain) => chain.key === key)!;
    const result = rankGroup(schemeOf({ ties: steps }), { ...same, titles: defaultTitles(10) });
    expect(result.openTies).toEqual(open);
  });
});
