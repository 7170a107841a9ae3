import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addBlock, addField, answersTo, formOf, forms, goesInCircles, guidOf } from '../testing/form-samples.ts';
import { evaluate, restingPart, usedForm, type Form } from './index.ts';

const [A, B] = [guidOf(1), guidOf(2)];

it('holds the fields that are meant, what their rules and those of any block ask for, and what that asks for', () => {
  const form = formOf(
    addBlock(A),
    addBlock(B, { rule: { visible: { field: 5, filled: true } } }),
    ...[101, 102, 103, 104, 105].map((n) => addField(guidOf(n), A)),
    addField(guidOf(106), B, { rule: { visible: { field: 3, filled: true } } }),
    addField(guidOf(107), B, { rule: { required: { field: 8, filled: true } } }),
  );
  const part = (...meant: number[]) => {
    const { blocks, fields } = restingPart(usedForm(form), ({ n }) => meant.includes(n));
    expect(blocks.map(({ guid }) => guid)).toEqual([A, B]);
    return fields.map(({ n }) => n);
  };
  expect(part()).toEqual([5]);
  expect(part(4)).toEqual([4, 5]);
  expect(part(9)).toEqual([3, 5, 8, 9]);
});

it('tells of the fields that are meant what the whole form tells, of any form and any answers', () => {
  fc.assert(
    fc.property(
      forms,
      fc.array(fc.nat(6), { minLength: 3, maxLength: 40 }),
      fc.uniqueArray(fc.integer({ min: 1, max: 15 })),
      (whole, seed, meant) => {
        const form = usedForm(whole);
        fc.pre(!goesInCircles(form));
        const part = restingPart(form, ({ n }) => meant.includes(n));
        const given = answersTo(whole, seed);
        const read = given.map(({ answers, ...one }) => {
          const kept = Object.entries(answers).filter(([n]) => part.fields.some((field) => field.n === Number(n)));
          return { ...one, answers: Object.fromEntries(kept) };
        });
        const told = (of: Form, blocks: typeof given) =>
          [...evaluate(of, blocks, { state: 'Draft', status: '' }).blocks].map(([guid, { isVisible, fields }]) => ({
            ...{ guid, isVisible },
            fields: fields.filter(({ field }) => meant.includes(field.n)),
          }));
        expect(told(part, read)).toEqual(told(form, given));
      },
    ),
    { numRuns: 500 },
  );
});
