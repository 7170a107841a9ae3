import { describe, expect, it } from 'vitest';
import { presets, validateTitles, type AwardRule } from '@rampa/jury/domain';
import { bordersText, readySet, ruleText, topOf } from './title-words.ts';

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
  const outOf = (max: number) => ({
    ...presets[0]!.scheme,
    criteria: [{ ...presets[0]!.scheme.criteria[0]!, max: max * 1000 }],
  });
  it.each([10, 25, 100, 20, 15, 7.5, 3, 1, 80])('out of %s cover the whole scale', (max) => {
    const rules = readySet(max).map((one) => ({ ...one, key: one.title, unique: one.isUnique }));
    expect(validateTitles(rules as AwardRule[], outOf(max))).toEqual([]);
    expect(rules.map((one) => one.title)).toContain('Гран-при');
  });
  it('say where their titles begin', () => {
    expect(bordersText(20)).toBe('от 18; 16; 14; 12; 10; 8');
    expect(bordersText(15)).toBe('от 13,5; 12; 10,5; 9; 7,5; 6');
  });
  it('are chosen by the greatest total', () => {
    const { criteria: _, ...scheme } = { ...presets[0]!.scheme, perJudge: 'sum' as const };
    const criterion = (max: number, nominationGuids: string[] = []) =>
      ({
        guid: 'c',
        title: '',
        min: 0,
        max,
        step: 100,
        weight: 1000,
        isRequired: true,
        order: 0,
        nominationGuids,
      }) as const;
    expect(topOf(scheme, [], 3)).toBeNull();
    expect(topOf(scheme, [criterion(10_000), criterion(10_000)] as never, 3)).toBe(20);
    expect(topOf(scheme, [criterion(10_000), criterion(10_000, ['n'])] as never, 3)).toBe(10);
    expect(topOf({ ...scheme, method: { kind: 'skating' } }, [criterion(10_000)] as never, 3)).toBeNull();
  });
});
