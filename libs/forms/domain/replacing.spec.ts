import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newGuid } from '@rampa/kernel';
import { addBlock, addField, after, BOOK, formOf, forms, guidOf, ITEMS, ofBook } from '../testing/form-samples.ts';
import { asReplacing, conditionsOf, inverse, linesAsked, namedFields, patched, patchesBetween, replacedFields, usedForm, type Edit } from './index.ts'; // prettier-ignore

const [A, X, Y, Z] = [guidOf(1), guidOf(101), guidOf(102), guidOf(103)];
const asks = { field: 2, in: [ITEMS[0]!, ITEMS[1]!] };
const form = formOf(
  addBlock(A),
  addField(X, A, { ...ofBook, title: 'Форма', tag: 'form', isRequired: true }),
  addField(Y, A, { title: 'Город', rule: { visible: { all: [asks, { field: 2, filled: true }] } } }),
);
const replaced = (values: object, lines?: ReadonlyMap<string, string>) =>
  after(form, { do: 'replaceField', guid: X, copyGuid: Z, values, ...(lines ? { lines } : {}) });

it('a new field stands in the place of the former, with its tag, and is asked about instead of it', () => {
  const lines = new Map([[ITEMS[0]!, guidOf(911)], [ITEMS[1]!, guidOf(911)]] as const); // prettier-ignore
  const now = replaced({ bookGuid: guidOf(910) }, lines);
  const { fields } = usedForm(now);
  expect(fields.map(({ guid, n, tag, title, isRequired, bookGuid }) => ({ guid, n, tag, title, isRequired, bookGuid }))).toEqual([
    { guid: Z, n: 4, tag: 'form', title: 'Форма', isRequired: true, bookGuid: guidOf(910) },
    { guid: Y, n: 3, tag: null, title: 'Город', isRequired: false, bookGuid: null },
  ]); // prettier-ignore
  expect(now.fields.get(X)).toMatchObject({ isRemoved: true, n: 2, tag: null, bookGuid: BOOK });
  // Two lines that are one in the other book are named once.
  expect(fields[1]!.rule).toEqual({
    visible: {
      all: [
        { field: 4, in: [guidOf(911)] },
        { field: 4, filled: true },
      ],
    },
  });
  expect(linesAsked(form, 2).map(({ part, lines: named }) => [part.title, named])).toEqual([['Город', asks.in]]);
  expect(linesAsked(form, 3)).toEqual([]);
});

it('is known by what it replaces, there and back', () => {
  const now = replaced({ kind: 'Text', bookGuid: null });
  expect(replacedFields(form, now).map(({ from, to }) => [from.guid, to.guid])).toEqual([[X, Z]]);
  const back = patched(now, patchesBetween(form, now).map(inverse));
  expect('form' in back && replacedFields(now, back.form).map(({ from, to }) => [from.guid, to.guid])).toEqual([
    [Z, X],
  ]);
  expect(replacedFields(form, after(form, { do: 'removeField', guid: X }))).toEqual([]);
  expect(replacedFields(form, after(form, { do: 'copyField', guid: X, copyGuid: Z }, { do: 'removeField', guid: X }))).toEqual([]); // prettier-ignore
});

it('replaces only fields that are answered, and only where kind or book are another', () => {
  const kind: Edit = { do: 'changeField', guid: X, values: { kind: 'Text', bookGuid: null } };
  const title: Edit = { do: 'changeField', guid: X, values: { title: 'Иначе' } };
  expect(asReplacing([kind, title], new Set(), newGuid)).toEqual([kind, title]);
  expect(asReplacing([kind, title], new Set([X]), () => Z)).toEqual([
    { do: 'replaceField', guid: X, copyGuid: Z, values: kind.values },
    title,
  ]);
});

it('asks about nothing that is gone, and is undone to what was there', () => {
  fc.assert(
    fc.property(forms, fc.nat(20), (before, at) => {
      const fields = usedForm(before).fields;
      fc.pre(fields.length > 0);
      const { guid, n } = fields[at % fields.length]!;
      const values = { kind: 'Range', bookGuid: null, option: {} } as const;
      const now = after(before, { do: 'replaceField', guid, copyGuid: newGuid(), values });
      const { blocks, fields: left } = usedForm(now);
      const named = [...blocks, ...left].flatMap(({ rule }) => conditionsOf(rule).flatMap(namedFields));
      expect(named).not.toContain(n);
      expect(left.length).toBe(fields.length);
      const back = patched(now, patchesBetween(before, now).map(inverse));
      expect('form' in back && usedForm(back.form)).toEqual(usedForm(before));
    }),
  );
});
