import { describe, expect, it } from 'vitest';
import { presets } from '@rampa/judging/domain';
import type { AwardSettingView, CriterionView } from '@rampa/contract';
import { readySet, ruleText, setFaults } from './title-words.ts';

const stored = (key: '10' | 'places'): AwardSettingView[] =>
  readySet(key).map((one, index) => ({ ...one, guid: String(index), awardGroupGuid: 'g' }));

const criterion: CriterionView = {
  guid: 'c',
  title: 'Оценка',
  min: 0,
  max: 10_000,
  step: 100,
  weight: 1000,
  isRequired: true,
  order: 0,
  nominationGuids: [],
};
const scheme = presets[0]!.scheme;

describe('titles in words', () => {
  it.each([
    [{ kind: 'threshold', from: 9000, to: null }, 'от 9'],
    [{ kind: 'threshold', from: 8000, to: 9000 }, 'от 8 до 9, не включая'],
    [{ kind: 'rank', placeFrom: 1, placeTo: 1 }, '1‑е место'],
    [{ kind: 'rank', placeFrom: 4, placeTo: 6 }, '4–6‑е места'],
    [{ kind: 'manual', isUnique: true, scope: 'event' }, 'решением жюри, одно на всё мероприятие'],
  ] as const)('%j: «%s»', (change, text) => {
    const rule = {
      title: '',
      from: null,
      to: null,
      placeFrom: null,
      placeTo: null,
      isUnique: false,
      scope: 'group' as const,
    };
    expect(ruleText({ ...rule, ...change })).toBe(text);
  });
});

describe('ready sets', () => {
  it('leave no hole', () => {
    expect(setFaults(stored('10'), scheme, [criterion], 5)).toEqual([]);
    expect(stored('10').map((one) => one.title)).toContain('Гран-при');
  });
  it('say what is missing when one is taken out', () => {
    const without = stored('10').filter((one) => one.title !== 'Лауреат III степени');
    expect(setFaults(without, scheme, [criterion], 5)).toEqual(['От 7 до 8 звания нет.']);
  });
});
