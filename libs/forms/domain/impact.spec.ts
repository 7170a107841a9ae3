import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newGuid } from '@rampa/kernel';
import { addBlock, addField, after, answersTo, formOf, forms, guidOf, ITEMS, ofBook } from '../testing/form-samples.ts';
import { evaluate, ImpactSum, missingBlocks, touchedAnswers, usedForm, type BlockAnswers, type Edit, type WholeForm } from './index.ts'; // prettier-ignore

const FACTS = { state: 'Draft', status: '' };
const [A, B, X, Y] = [guidOf(1), guidOf(2), guidOf(101), guidOf(102)];
const form = formOf(addBlock(A), addField(X, A, { ...ofBook, title: 'Форма' }), addField(Y, A, { title: 'Число' }));
const given: BlockAnswers[] = [
  { guid: 'a', blockGuid: A, parentGuid: null, answers: { 2: { i: [ITEMS[0]] }, 3: { t: 'пять' } } },
];
const effects = (before: WholeForm, now: WholeForm, blocks = given) =>
  touchedAnswers(usedForm(before), usedForm(now), blocks, FACTS).map(
    ({ field, effect }) => `${field.title}: ${effect}`,
  );
const rule = (item: string): Edit => ({
  do: 'changeField',
  guid: Y,
  values: { rule: { visible: { field: 2, in: [item] } } },
});

describe('what a changed form does to answers', () => {
  it('tells what is hidden, shown again, removed, brought back, unfilled and wrong', () => {
    const hidden = after(form, rule(ITEMS[1]));
    expect(effects(form, hidden)).toEqual(['Число: hidden']);
    expect(effects(hidden, form)).toEqual(['Число: shown']);
    expect(effects(form, after(form, rule(ITEMS[0])))).toEqual([]);
    const removed = after(form, { do: 'removeField', guid: Y });
    expect(effects(form, removed)).toEqual(['Число: removed']);
    expect(effects(removed, form)).toEqual(['Число: shown']);
    const number = after(form, { do: 'changeField', guid: Y, values: { option: { format: 'number' } } });
    expect(effects(form, number)).toEqual(['Число: wrong']);
    expect(effects(form, after(form, addField(guidOf(103), A, { title: 'Город', isRequired: true })))).toEqual(['Город: unfilled']); // prettier-ignore
  });

  it('adds the blocks that are asked for, also inside those that it adds', () => {
    const more = after(form, addBlock(B, { min: 2, max: 3 }), addBlock(guidOf(3), { parentGuid: B, min: 1 }));
    const added = missingBlocks(usedForm(more), given, newGuid);
    expect(added.map(({ blockGuid }) => blockGuid)).toEqual([B, B, guidOf(3), guidOf(3)]);
    expect(missingBlocks(usedForm(more), [...given, ...added], newGuid)).toEqual([]);
  });

  it('adds up applications and values', () => {
    const sum = new ImpactSum();
    const touched = touchedAnswers(usedForm(form), usedForm(after(form, rule(ITEMS[1]))), given, FACTS);
    sum.add(touched);
    sum.add([]);
    sum.add(touched);
    expect([sum.applications, sum.values]).toEqual([2, 2]);
    expect(sum.fields()).toEqual([{ fieldGuid: Y, title: 'Число', effect: 'hidden', applications: 2, values: 2 }]);
  });

  it('keeps every answer that counted: it still counts, or is told to be hidden or removed', () => {
    fc.assert(
      fc.property(
        forms,
        fc.nat(20),
        fc.nat(5),
        fc.array(fc.nat(6), { minLength: 3, maxLength: 30 }),
        (before, at, what, seed) => {
          const [fields, blocks] = [[...before.fields.keys()], [...before.blocks.keys()]];
          fc.pre(fields.length > 0);
          const field = fields[at % fields.length]!;
          const edits: Edit[] = [
            { do: 'removeField', guid: field },
            { do: 'removeBlock', guid: blocks[at % blocks.length]! },
            { do: 'changeField', guid: field, values: { rule: { visible: { sys: 'state', in: ['Subscribed'] } } } },
            { do: 'changeField', guid: field, values: { rule: null } },
            { do: 'moveField', guid: field, blockGuid: blocks[0]!, afterGuid: null },
            { do: 'copyField', guid: field, copyGuid: newGuid() },
          ];
          const now = after(before, edits[what]!);
          const answers = answersTo(before, seed);
          const touched = touchedAnswers(usedForm(before), usedForm(now), answers, FACTS);
          const counts = (one: WholeForm) => {
            const { blocks: read } = evaluate(usedForm(one), answers, FACTS);
            return new Set([...read].flatMap(([guid, state]) => state.fields.filter(({ isVisible, field: { n } }) => isVisible && filled(state.given, n)).map(({ field: { n } }) => `${guid} ${n}`))); // prettier-ignore
          };
          const [was, is] = [counts(before), counts(now)];
          const told = new Set(touched.filter(({ effect }) => effect === 'hidden' || effect === 'removed').map(({ blockGuid, field: { n } }) => `${blockGuid} ${n}`)); // prettier-ignore
          expect([...was].filter((one) => !is.has(one) && !told.has(one))).toEqual([]);
          expect([...told].filter((one) => is.has(one))).toEqual([]);
        },
      ),
    );
  });
});

function filled({ answers }: BlockAnswers, n: number): boolean {
  const answer = answers[n];
  return answer !== undefined && ('t' in answer ? answer.t.trim() !== '' : true);
}
