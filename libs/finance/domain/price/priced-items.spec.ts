// Which prices the answers of an application meet, and whose they are.

import type { Answer, BlockAnswers, Form, FormBlock, FormField } from '@rampa/forms/domain';
import type { FieldTag } from '@rampa/kernel';
import { expect, it } from 'vitest';
import { pricedItems } from './priced-items.ts';

const guid = (n: number) => `01920000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const block = (n: number, parent: number | null, max: number): FormBlock => ({
  ...{ guid: guid(n), n, parentGuid: parent === null ? null : guid(parent), title: '', min: 0, max },
  ...{ isPerformance: n === 2, rule: null },
});
const field = (n: number, of: number, tag: FieldTag | null, more: Partial<FormField> = {}): FormField => ({
  ...{
    guid: guid(n),
    n,
    blockGuid: guid(of),
    kind: 'Text',
    bookGuid: null,
    title: '',
    hint: '',
    option: {},
    rule: null,
  },
  ...{ tag, isRequired: false, isPrivate: false, isPersonal: false, ...more },
});

/** A collective (1) with a name (10); numbers (2) with a form (20) and how many people (21); in each, people (3). */
const form: Form = {
  blocks: [block(1, null, 1), block(2, null, 9), block(3, 2, 40)],
  fields: [
    field(10, 1, 'collective'),
    field(11, 1, null, { option: { format: 'number' } }),
    field(20, 2, 'form', { kind: 'ReferenceBook' }),
    field(21, 2, 'peopleCount'),
    field(30, 3, 'personFullName'),
  ],
};
const SOLO = guid(100);
const DUO = guid(101);
const prices = [
  { id: 'solo', fieldGuid: guid(20), itemGuid: SOLO },
  { id: 'other', fieldGuid: guid(20), itemGuid: null },
  { id: 'diploma', fieldGuid: guid(11), itemGuid: null },
];
const given = (
  own: number,
  of: number,
  answers: Record<number, Answer>,
  parent: number | null = null,
): BlockAnswers => ({
  ...{ guid: guid(own), blockGuid: guid(of), parentGuid: parent === null ? null : guid(parent), answers },
});

it('charges a line by its own price, the others by that of the field, with quantities', () => {
  const number = given(201, 2, { 20: { i: [SOLO, DUO, guid(102)], q: [2, 3, null] } });
  expect(pricedItems(form, [number], prices)).toMatchObject([
    {
      n: 1,
      choices: [
        { price: 'solo', quantity: 2 },
        { price: 'other', quantity: 4 },
      ],
    },
  ]);
});

it('takes the performer from around and the people from what the instance says, else from who is named in it', () => {
  const items = pricedItems(
    form,
    [
      given(1_000, 1, { 10: { t: 'Берёзка' } }),
      given(201, 2, { 20: { i: [SOLO] }, 21: { t: '1 2' } }),
      given(202, 2, { 20: { i: [SOLO] } }),
      given(301, 3, { 30: { t: 'Анна' } }, 202),
      given(302, 3, { 30: { t: '  ' } }, 202),
      given(303, 3, { 30: { t: 'Пётр' } }, 202),
    ],
    prices,
  );
  expect(items).toMatchObject([
    { n: 1, performer: 'Берёзка', people: 12, roster: [] },
    { n: 2, performer: 'Берёзка', people: null, roster: ['Анна', 'Пётр'] },
  ]);
});

it('takes a number for a quantity, and nothing for what is not filled or has no price', () => {
  expect(pricedItems(form, [given(1_000, 1, { 11: { t: '7' }, 10: { t: 'Берёзка' } })], prices)).toMatchObject([
    { choices: [{ price: 'diploma', quantity: 7 }] },
  ]);
  expect(pricedItems(form, [given(1_000, 1, { 11: { t: ' ' } }), given(201, 2, {})], prices)).toEqual([]);
});

it('stands in the order of the form, and knows when an instance was made', () => {
  const items = pricedItems(form, [given(201, 2, { 20: { i: [DUO] } }), given(1_000, 1, { 11: { t: '1' } })], prices);
  expect(items.map(({ choices }) => choices[0]?.price)).toEqual(['diploma', 'other']);
  expect(items[0]?.createdAt).toBe(new Date(0x019200000000).toISOString());
});
