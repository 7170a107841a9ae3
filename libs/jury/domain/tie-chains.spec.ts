import { describe, expect, it } from 'vitest';
import { presets, tieChainOf, tieChainsOf, validateScheme } from './index.ts';

describe('ready tie chains', () => {
  it.each(presets.filter(({ key }) => key !== 'figureSkating').map(({ key, scheme }) => [key, scheme] as const))(
    'of %s are chosen by name, and every one is a good scheme',
    (_, scheme) => {
      const chains = tieChainsOf(scheme.method);
      expect(chains.map(({ key }) => key)).toContain(tieChainOf(scheme.method, scheme.ties));
      for (const { steps } of chains) expect(validateScheme({ ...scheme, ties: steps })).toEqual([]);
    },
  );
});
