// A member's page decides as the server does, though it knows nothing of the organizer's own fields.

import { formFaults, usedForm, type BlockAnswers, type Condition, type Form } from '@rampa/forms/domain';
import { addBlock, addField, answersTo, BOOKS, formOf, forms, guidOf } from '@rampa/forms/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filling, membersForm } from './index.ts';

const DRAFT = { state: 'Draft', status: '' };
const [SECTION, PIECE, OWN, SHOWN, ASKED, INNER] = [guidOf(1), guidOf(2), guidOf(100), guidOf(101), guidOf(102), guidOf(103)]; // prettier-ignore

const form = usedForm(
  formOf(
    addBlock(SECTION, { title: 'Коллектив' }),
    addBlock(PIECE, { parentGuid: SECTION, title: 'Номер', max: 3 }),
    addField(OWN, SECTION, { title: 'Слово организатора', isPrivate: true }),
    addField(SHOWN, SECTION, { rule: { visible: { field: 3, eq: 'финал' } } }),
    addField(ASKED, SECTION, {
      rule: {
        required: {
          any: [
            { field: 3, filled: true },
            { field: 4, filled: true },
          ],
        },
      },
    }),
    addField(INNER, PIECE, { rule: { visible: { not: { field: 3, filled: true } } } }),
  ),
);
const given = (own?: string): BlockAnswers[] => [
  { guid: 'root', blockGuid: SECTION, parentGuid: null, answers: own === undefined ? {} : { 3: { t: own } } },
  { guid: 'a', blockGuid: PIECE, parentGuid: 'root', answers: {} },
];
const states = (read: Form, blocks: readonly BlockAnswers[]) =>
  filling(read, blocks, DRAFT).sections.flatMap(({ fields }) =>
    fields.map(({ field, isVisible, isRequired }) => [field.n, isVisible, isRequired]),
  );
/** As the member's page has them. */
const withoutOwn = (blocks: readonly BlockAnswers[], read: Form) => {
  const own = new Set(read.fields.filter(({ isPrivate }) => isPrivate).map(({ n }) => String(n)));
  return blocks.map((block) => ({
    ...block,
    answers: Object.fromEntries(Object.entries(block.answers).filter(([n]) => !own.has(n))),
  }));
};

describe('a rule that asks about the organizer’s own field', () => {
  it.each([undefined, 'финал', 'отбор'])('decides in the page as on the server: %s', (own) => {
    const blocks = given(own);
    const theirs = membersForm(form, blocks, DRAFT);
    expect(states(theirs, withoutOwn(blocks, form))).toEqual(states(form, blocks));
  });

  it('travels neither as a question nor as an answer', () => {
    const theirs = membersForm(form, given('финал'), DRAFT);
    expect(JSON.stringify(theirs)).not.toMatch(/финал|"field":3\b/);
    expect(theirs.fields.map(({ n }) => n)).toEqual([4, 5, 6]);
  });

  it('and is left as it stands where it asks about the member’s own answers alone', () => {
    const asked: Condition = { field: 4, filled: true };
    expect(membersForm(form, given(), DRAFT).fields[1]!.rule!.required).toMatchObject({ any: [{}, asked] });
  });

  it('of any form decides alike, where copies do not differ', () => {
    fc.assert(
      fc.property(forms, fc.array(fc.nat(6), { minLength: 3, maxLength: 40 }), fc.nat(20), (whole, seed, nth) => {
        // Nobody can save a form whose rules go in a circle, and there is no telling what it shows. Rules are not looked
        // at where blocks lie too deep.
        if (formFaults(whole, BOOKS).some(({ isStop, key }) => isStop && /^(rule|parentGuid)/.test(key))) return;
        const used = usedForm(whole);
        if (used.fields.length === 0) return;
        const at = nth % used.fields.length;
        const hidden: Form = {
          ...used,
          fields: used.fields.map((field, place) => (place === at ? { ...field, isPrivate: true } : field)),
        };
        const blocks = onlyOnce(answersTo(whole, seed));
        expect(states(membersForm(hidden, blocks, DRAFT), withoutOwn(blocks, hidden))).toEqual(states(hidden, blocks));
      }),
    );
  });
});

/** The first copy of each block. */
function onlyOnce(blocks: readonly BlockAnswers[]): BlockAnswers[] {
  const kept: BlockAnswers[] = [];
  for (const one of blocks) {
    const isInside = one.parentGuid === null || kept.some(({ guid }) => guid === one.parentGuid);
    if (isInside && !kept.some(({ blockGuid }) => blockGuid === one.blockGuid)) kept.push(one);
  }
  return kept;
}
