import { describe, expect, it } from 'vitest';
import { FORM_LIMITS, holds, nestingOf, usedForm, type Condition } from '@rampa/forms/domain';
import { addBlock, addField, formOf, guidOf, ITEMS, ofBook } from '@rampa/forms/testing';
import { askable, asksOf, conditionOf, countOf, groupOf, NO_QUESTION } from './questions.ts';

const [A, B, X, Y, Z] = [1, 2, 11, 12, 13].map(guidOf) as [string, string, string, string, string];

describe('questions of a rule', () => {
  const simple: Condition[] = [
    { field: 3, in: [ITEMS[0]] },
    { not: { field: 3, in: [ITEMS[0], ITEMS[1]] } },
    { field: 3, filled: true },
    { not: { field: 3, filled: true } },
    { field: 3, eq: 'да' },
    { not: { field: 3, eq: 'да' } },
    { field: 3, from: '3', to: '60' },
    { sys: 'state', in: ['Draft', 'Submitted'] },
    { not: { sys: 'status', in: [ITEMS[0]] } },
  ];

  it('come from a condition and become the same condition', () => {
    for (const condition of [...simple, { all: simple }, { any: simple }])
      expect(conditionOf(groupOf(condition))).toEqual(condition);
  });

  it('leave out what is not chosen yet', () => {
    const list = [NO_QUESTION, { ...NO_QUESTION, field: 3, ask: 'in' as const }];
    expect(conditionOf({ join: 'all', parts: list })).toBeUndefined();
    expect(conditionOf({ join: 'all', parts: [{ join: 'none', parts: list }] })).toBeUndefined();
    expect(groupOf(undefined)).toEqual({ join: 'all', parts: [] });
  });

  const [first, second, third] = [11, 12, 13].map((field): Condition => ({ field, filled: true }));
  const filled =
    (...fields: number[]) =>
    (n: number) =>
      fields.includes(n) ? { t: 'да' } : undefined;
  const facts = { state: 'Draft', status: '' };

  it.each<[string, Condition]>([
    ['a group in a group', { all: [first!, { any: [second!, third!] }] }],
    ['none of a group', { all: [first!, { not: { any: [second!, third!] } }] }],
    ['not all of it at once', { not: { all: [first!, second!] } }],
    ['a group in a group in a group', { any: [first!, { all: [second!, { any: [first!, third!] }] }] }],
    ['what is not within its bounds', { not: { field: 11, from: '3' } }],
    ['the state of the application', { all: [{ not: { sys: 'state', in: ['Draft'] } }, first!] }],
  ])('keep %s as it is', (_, condition) => {
    expect(conditionOf(groupOf(condition))).toEqual(condition);
  });

  it('mean the same where they become simpler', () => {
    const conditions: Condition[] = [
      { not: { not: first! } },
      { all: [{ any: [first!, second!] }] },
      { not: { all: [first!, { not: { any: [second!, { not: third! }] } }] } },
    ];
    for (const condition of conditions) {
      const simpler = conditionOf(groupOf(condition))!;
      for (const answers of [[], [11], [12], [13], [11, 12], [11, 13], [12, 13], [11, 12, 13]])
        expect(holds(simpler, filled(...answers), facts)).toBe(holds(condition, filled(...answers), facts));
    }
  });

  it('are no deeper than a rule may be: what a group denies goes to its questions', () => {
    const [asked, other] = [11, 12].map((field) => ({ ...NO_QUESTION, field, ask: 'empty' as const }));
    const built = { join: 'any' as const, parts: [asked!, { join: 'none' as const, parts: [asked!, other!] }] };
    const condition = conditionOf(built)!;
    expect(nestingOf(condition)).toBeLessThanOrEqual(FORM_LIMITS.nesting);
    const deep: Condition = { any: [{ not: first! }, { not: { any: [{ not: first! }, { not: second! }] } }] };
    for (const answers of [[], [11], [12], [11, 12]])
      expect(holds(condition, filled(...answers), facts)).toBe(holds(deep, filled(...answers), facts));
    expect(countOf(built)).toBe(3);
  });

  it('ask what a field of the kind answers', () => {
    expect(asksOf({ kind: 'ReferenceBook', option: {} })[0]).toBe('in');
    expect(asksOf({ kind: 'Text', option: { format: 'number' } })).toContain('within');
    expect(asksOf({ kind: 'Text', option: {} })).not.toContain('within');
  });

  it('name neither the part itself, nor one of several, nor what stands inside the block', () => {
    const form = usedForm(formOf(addBlock(A), addBlock(B, { max: 3 }), addField(X, A, ofBook), addField(Y, B), addField(Z, B))); // prettier-ignore
    const named = (guid: string) => askable(form, guid).map((field) => field.guid);
    expect(named(Y)).toEqual([X, Z]);
    expect(named(X)).toEqual([]);
    expect(named(B)).toEqual([X]);
  });
});
