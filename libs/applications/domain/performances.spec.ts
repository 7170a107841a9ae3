// Who performs, by what an application says.

import { evaluate, usedForm, type BlockAnswers, type Form } from '@rampa/forms/domain';
import { FIELD_TAGS } from '@rampa/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addBlock, addField, answersTo, formOf, forms, goesInCircles, guidOf } from '../../forms/testing/index.ts';
import { performancesOf, performingPart } from './index.ts';

const [WORK, PERSON] = [guidOf(1), guidOf(2)];
const form = usedForm(
  formOf(
    addBlock(WORK, { max: 9, isPerformance: true }),
    addBlock(PERSON, { parentGuid: WORK, min: 0, max: 9 }),
    addField(guidOf(101), WORK, { tag: 'performer' }),
    addField(guidOf(102), WORK, { tag: 'personBirthDate', option: { format: 'date' } }),
    addField(guidOf(103), PERSON, { tag: 'personFullName' }),
    addField(guidOf(104), PERSON, { tag: 'personBirthDate', option: { format: 'date' } }),
  ),
);
const [performer, born, fullName, birth] = form.fields.map(({ n }) => n) as [number, number, number, number];

function peopleIn(soloist: string, soloBirth: string, others: readonly [string, string][] = []) {
  const texts = (said: Record<number, string>): BlockAnswers['answers'] =>
    Object.fromEntries(Object.entries(said).flatMap(([n, t]) => (t === '' ? [] : [[n, { t }]])));
  const blocks = [
    { guid: 'work', blockGuid: WORK, parentGuid: null, performer: null, answers: texts({ [performer]: soloist, [born]: soloBirth }) }, // prettier-ignore
    ...others.map(([name, day], at) => ({
      ...{ guid: `p${at}`, blockGuid: PERSON, parentGuid: 'work', performer: null },
      answers: texts({ [fullName]: name, [birth]: day }),
    })),
  ];
  const evaluation = evaluate(form, blocks, { state: 'Submitted', status: '' });
  const [one] = performancesOf(form, { blocks, evaluation, titleOf: () => undefined });
  return [one!.people.map(({ name, birthDate }) => `${name} ${birthDate ?? ''}`.trim()), one!.peopleCount];
}

it('a soloist of whom a birth date is given stands in his performance, once', () => {
  expect(peopleIn('Анна', '2015-01-01')).toEqual([['Анна 2015-01-01'], 1]);
  expect(peopleIn('Берёзка', '')).toEqual([[], undefined]);
  expect(peopleIn('Анна', '2015-01-01', [['АННА', '2015-01-01']])[1]).toBe(1);
  expect(peopleIn('Анна', '2015-01-01', [['Анна', '2016-01-01'], ['Пётр', ''], ['Пётр', '']])[1]).toBe(4); // prettier-ignore
});

it('performances are told by a part of the form as by all of it', () => {
  fc.assert(
    fc.property(
      forms,
      fc.array(fc.option(fc.constantFrom(...FIELD_TAGS)), { minLength: 10, maxLength: 10 }),
      fc.nat(4),
      fc.array(fc.nat(6), { minLength: 3, maxLength: 40 }),
      (whole, tags, nth, seed) => {
        const used = usedForm(whole);
        fc.pre(!goesInCircles(used));
        const all: Form = {
          blocks: used.blocks.map((block, at) => ({ ...block, isPerformance: at === nth % used.blocks.length })),
          fields: used.fields.map((field, at) => ({ ...field, tag: tags[at] ?? null })),
        };
        const told = (of: Form) => {
          const blocks = answers.map(({ answers: said, ...one }) => {
            const kept = Object.entries(said).filter(([n]) => of.fields.some((field) => field.n === Number(n)));
            return { ...one, performer: null, answers: Object.fromEntries(kept) };
          });
          const evaluation = evaluate(of, blocks, { state: 'Subscribed', status: '' });
          return performancesOf(of, { blocks, evaluation, titleOf: (item) => item });
        };
        const answers = answersTo(whole, seed);
        expect(told(performingPart(all))).toEqual(told(all));
      },
    ),
    { numRuns: 500 },
  );
});
