import { newGuid } from '@rampa/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  addBlock,
  addField,
  after,
  answersTo,
  formOf,
  forms,
  goesInCircles,
  guidOf,
  ITEMS,
  ofBook,
} from '../testing/form-samples.ts';
import { concerned, missingBlocks, touchedAnswers, usedForm, type BlockAnswers, type Edit, type Form, type WholeForm } from './index.ts'; // prettier-ignore

const FACTS = { state: 'Draft', status: '' };
const [A, B, C, X, Y, Z] = [guidOf(1), guidOf(2), guidOf(3), guidOf(101), guidOf(102), guidOf(103)];
const form = formOf(
  ...[addBlock(A), addBlock(B), addBlock(C), addField(X, A, ofBook), addField(Z, C)],
  addField(Y, B, { rule: { visible: { field: 4, in: [ITEMS[0]] } } }),
);
const parts = (...edits: Edit[]) => {
  const part = concerned(usedForm(form), usedForm(after(form, ...edits))).after;
  return [...part.blocks, ...part.fields].map(({ guid }) => guid);
};

it('holds what has changed, what asks for it, what that asks for, and the blocks around', () => {
  expect(parts({ do: 'changeField', guid: Z, values: { isRequired: true } })).toEqual([C, Z]);
  expect(parts({ do: 'changeField', guid: X, values: { rule: { visible: { sys: 'state', in: ['Draft'] } } } })).toEqual([A, B, X, Y]); // prettier-ignore
  expect(parts({ do: 'changeField', guid: Y, values: { isRequired: true } })).toEqual([A, B, X, Y]);
});

it('is empty where only words and the order have changed', () => {
  expect(parts({ do: 'changeField', guid: X, values: { title: 'Форма выступления', hint: 'Как в программе' } })).toEqual([]); // prettier-ignore
  expect(parts({ do: 'moveBlock', guid: C, parentGuid: null, afterGuid: null })).toEqual([]);
});

it('tells of any change what the whole form tells, also of answers that lie elsewhere', () => {
  const touchedIn = (was: Form, is: Form, given: readonly BlockAnswers[]) =>
    touchedAnswers(was, is, [...given, ...missingBlocks(is, given, () => `new ${newGuid()}`)], FACTS)
      .map(({ blockGuid, field: { n }, effect }) => `${blockGuid.startsWith('new') ? 'new' : blockGuid} ${n} ${effect}`)
      .toSorted();
  const picks = fc.record({ field: fc.nat(20), block: fc.nat(20), what: fc.nat(9) });
  fc.assert(
    fc.property(
      forms,
      fc.array(picks, { minLength: 1, maxLength: 3 }),
      fc.array(fc.nat(6), { minLength: 3, maxLength: 30 }),
      (whole: WholeForm, deeds, seed) => {
        fc.pre(whole.fields.size > 0);
        let now = whole;
        for (const { field: at, block: other, what } of deeds) {
          const used = usedForm(now);
          if (used.fields.length === 0) break;
          const field = used.fields[at % used.fields.length]!.guid;
          const block = used.blocks[other % used.blocks.length]!.guid;
          const edits: Edit[] = [
            { do: 'removeField', guid: field },
            { do: 'removeBlock', guid: block },
            { do: 'changeField', guid: field, values: { rule: { visible: { sys: 'state', in: ['Subscribed'] } } } },
            { do: 'changeField', guid: field, values: { rule: null } },
            { do: 'changeField', guid: field, values: { isRequired: true, rule: null } },
            { do: 'changeField', guid: field, values: { option: { format: 'number' } } },
            { do: 'changeBlock', guid: block, values: { rule: { visible: { field: used.fields[0]!.n, filled: true } } } },
            { do: 'changeBlock', guid: block, values: { min: 2, max: 3 } },
            { do: 'moveField', guid: field, blockGuid: block, afterGuid: null },
            addField(newGuid(), block, { isRequired: true }),
          ]; // prettier-ignore
          now = after(now, edits[what]!);
        }
        const [was, is] = [usedForm(whole), usedForm(now)];
        // Such a form is refused; what it shows depends on what is asked first.
        fc.pre(!goesInCircles(was) && !goesInCircles(is));
        const given = answersTo(whole, seed);
        const part = concerned(was, is);
        const blocks = new Set([...part.before.blocks, ...part.after.blocks].map(({ guid }) => guid));
        const near = given.filter(({ blockGuid }) => blocks.has(blockGuid));
        expect(touchedIn(part.before, part.after, near)).toEqual(touchedIn(was, is, given));
      },
    ),
    { numRuns: 1_000 },
  );
});
