import { describe, expect, it } from 'vitest';
import { usedForm, type Condition } from '@rampa/forms/domain';
import { addBlock, addField, formOf, guidOf, ITEMS, ofBook } from '@rampa/forms/testing';
import { askable, asksOf, conditionOf, NO_QUESTION, questionsOf } from './questions.ts';

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
  ];

  it('come from a condition and become the same condition', () => {
    for (const condition of [...simple, { all: simple }, { any: simple }])
      expect(conditionOf(questionsOf(condition)!)).toEqual(condition);
  });

  it('leave out what is not chosen yet', () => {
    const list = [NO_QUESTION, { ...NO_QUESTION, field: 3, ask: 'in' as const }];
    expect(conditionOf({ join: 'all', list })).toBeUndefined();
    expect(questionsOf(undefined)).toEqual({ join: 'all', list: [] });
  });

  it('are not what is nested deeper', () => {
    expect(questionsOf({ all: [{ any: simple }] })).toBeNull();
    expect(questionsOf({ not: { not: simple[0]! } })).toBeNull();
    expect(questionsOf({ sys: 'state', in: ['Draft'] })).toBeNull();
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
