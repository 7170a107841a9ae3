import { describe, expect, it } from 'vitest';
import { presets, validateTitles, type AwardRule } from '@rampa/judging/domain';
import { readySet, ruleText } from './title-words.ts';

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
  const titles = { '10': 10, '25': 25, '100': 100 } as const;
  it.each(Object.entries(titles))('out of %s cover the whole scale', (key, max) => {
    const scheme = { ...presets[0]!.scheme, criteria: [{ ...presets[0]!.scheme.criteria[0]!, max: max * 1000 }] };
    const rules = readySet(key as keyof typeof titles).map((one) => ({ ...one, key: one.title, unique: one.isUnique }));
    expect(validateTitles(rules as AwardRule[], scheme)).toEqual([]);
    expect(rules.map((one) => one.title)).toContain('Гран-при');
  });
});
