import { expect, it } from 'vitest';
import type { ScoringScheme } from '@rampa/jury/domain';
import { groupOf, schemeOf } from '../testing/scoring-samples.ts';
import { rankGroup, tieText, type GroupInput } from './index.ts';

const names = {
  judges: { a: 'Салтанова Елена Викторовна' },
  performances: {
    p1: { number: '1', performer: 'Хор «Лад»' },
    p2: { number: '8', performer: 'Мельникова Арина/Воронов Степан' },
    p3: { number: '9', performer: 'Ли А' },
  },
};
const BY_CHAIR = [{ kind: 'chairDecision' }] as const;
const told = (scheme: ScoringScheme, group: GroupInput, given: Parameters<typeof tieText>[1] = names) =>
  rankGroup(scheme, group).performances.map(({ derivation }) => tieText(derivation, given).replaceAll('\u00A0', ' '));

it('the chair’s word names who is higher, and is the same whichever of the equals tells it', () => {
  const chairDecisions = [{ performances: ['p2', 'p1'], reason: 'чище строй' }];
  const text =
    'Равенство: № 1 Хор «Лад» и № 8 Мельникова Арина/Воронов Степан. ' +
    'Решение председателя жюри (Салтанова Е. В.): № 8 выше, чем № 1. Основание: чище строй.';
  expect(told(schemeOf({ ties: BY_CHAIR }), groupOf([[9], [9]], { chairDecisions }))).toEqual([text, text]);
});

it('three equals are told in a chain', () => {
  const chairDecisions = [{ performances: ['p3', 'p1', 'p2'], reason: 'Единогласно!' }];
  expect(told(schemeOf({ ties: BY_CHAIR }), groupOf([[9], [9], [9]], { chairDecisions }))[0]).toContain(
    '№ 9 выше, чем № 1, а № 1 выше, чем № 8. Основание: Единогласно!',
  );
});

it('what was compared stands beside its number; without numbers the names do', () => {
  const scheme = schemeOf({ ties: [{ kind: 'lowestCounted' }] });
  const group = groupOf([
    [9, 9],
    [10, 8],
  ]);
  expect(told(scheme, group)[0]).toContain('Наименьшая из засчитанных: № 1 — 9,00, № 8 — 8,00; № 1 выше, чем № 8.');
  const unnumbered = {
    ...names,
    performances: { p1: { number: '', performer: 'Лад' }, p2: { number: '', performer: 'Весна' } },
  };
  expect(told(scheme, group, unnumbered)[0]).toContain('Равенство: «Лад» и «Весна».');
  expect(told(scheme, group, unnumbered)[0]).toContain('«Лад» выше, чем «Весна».');
});

it('who is equal with nobody has nothing to tell', () => {
  expect(told(schemeOf({ ties: BY_CHAIR }), groupOf([[9], [8]]))).toEqual(['', '']);
});
