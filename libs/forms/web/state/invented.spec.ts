import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate, usedForm } from '@rampa/forms/domain';
import { addBlock, addField, BOOK, formOf, forms, guidOf, ITEMS, ofBook } from '@rampa/forms/testing';
import { invented, inventedAnswer, offeredLines, SHOWN_LINES, withLine } from './invented.ts';

const [A, X, Y] = [guidOf(1), guidOf(11), guidOf(12)];
const linesOf = (book: string) => (book === BOOK ? ITEMS.map((guid) => ({ guid, title: guid })) : []);
const FACTS = { state: 'Draft', status: '' };

it('a book of thousands offers its first lines and those that rules ask about', () => {
  const lines = Array.from({ length: 5_000 }, (_, at) => ({ guid: guidOf(at), title: `Строка ${at}` }));
  const offered = offeredLines(lines, new Set([guidOf(4_000), guidOf(3)]));
  expect(offered).toEqual([...lines.slice(0, SHOWN_LINES), lines[4_000]]);
});

it('of a field of many lines two are chosen, and each is changed and left out with what was said of it', () => {
  const form = usedForm(formOf(addBlock(A), addField(X, A, { ...ofBook, option: { count: 3, hasQuantity: true } })));
  const [first, second, third] = ITEMS;
  const answer = { ...inventedAnswer(form.fields[0]!, 0, linesOf), q: [7, 8] } as Parameters<typeof withLine>[0];
  expect(answer).toEqual({ i: [first, second], q: [7, 8] });
  expect(withLine(answer, 0, null)).toEqual({ i: [second], q: [8] });
  expect(withLine(answer, 0, second)).toEqual({ i: [second], q: [7] });
  expect(withLine(answer, 2, third)).toEqual({ i: [first, second, third], q: [7, 8, 2] });
  expect(withLine(answer, 2, null)).toEqual(answer);
});

describe('invented answers', () => {
  it('fit whatever the field asks for', () => {
    const options = [
      { format: 'number', min: 3_500, max: 4_000 },
      { format: 'date', from: '2001-01-01', to: '2001-02-01' },
      { format: 'mask', mask: '##-АА' },
      { format: 'line', minLength: 40, maxLength: 50 },
      ...(['lines', 'phone', 'email', 'duration'] as const).map((format) => ({ format })),
    ] as const;
    const form = usedForm(
      formOf(
        ...[addBlock(A), addField(X, A, { ...ofBook, option: { hasQuantity: true, hasText: true } })],
        ...options.map((option, at) => addField(guidOf(20 + at), A, { option: { ...option } })),
        addField(guidOf(40), A, { kind: 'Range', option: { min: 5_000 } }),
        addField(guidOf(41), A, { kind: 'Range', option: { of: 'date', from: '2027-01-01' } }),
      ),
    );
    const told = [...evaluate(form, invented(form, linesOf), FACTS).blocks.values()].flatMap(({ fields }) =>
      fields.flatMap(({ field, fault }) => (fault === null ? [] : [`${field.n}: ${fault}`])),
    );
    expect(told).toEqual([]);
  });

  it('let a condition be seen', () => {
    const form = usedForm(formOf(addBlock(A), addField(X, A, ofBook), addField(Y, A, { rule: { visible: { field: 2, in: [ITEMS[0]] } } }))); // prettier-ignore
    const [block] = evaluate(form, invented(form, linesOf), FACTS).blocks.values();
    expect(block!.fields.map(({ isVisible }) => isVisible)).toEqual([true, true]);
  });

  it('are there for every form, each block once or twice in each of its own', () => {
    fc.assert(
      fc.property(forms, (whole) => {
        const form = usedForm(whole);
        const given = invented(form, linesOf);
        expect(new Set(given.map(({ guid }) => guid)).size).toBe(given.length);
        expect(new Set(given.map(({ blockGuid }) => blockGuid))).toEqual(new Set(form.blocks.map(({ guid }) => guid)));
      }),
    );
  });
});
