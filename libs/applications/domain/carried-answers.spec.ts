import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerFault, type Answer, type FormField } from '@rampa/forms/domain';
import { fieldOf } from '../testing/import-samples.ts';
import { BookLines, CARRIED_WORDS, carrierOf, toCarry } from './index.ts';

const FORMER = new Map([['a', 'Соло'], ['b', 'Дуэт'], ['c', 'Форма Ёлка'], ['n', '12']] as const); // prettier-ignore
const OTHER = [
  { guid: 'x', title: 'соло' },
  { guid: 'y', title: ' Форма  елка ' },
  { guid: 'z', title: '12' },
];
const AFTER = new Map(OTHER.map(({ guid, title }) => [guid, title]));
const field = (given: Partial<FormField>) => fieldOf('field', 1, 'club', 'Поле', given);
const text = (option: FormField['option'] = {}) => field({ option });
const book = (bookGuid: string, option: FormField['option'] = {}) => field({ kind: 'ReferenceBook', bookGuid, option });
const range = (of: 'number' | 'date') => field({ kind: 'Range', option: of === 'date' ? { of } : {} });
const carrier = (from: FormField, to: FormField) =>
  carrierOf(
    from,
    to,
    (item) => FORMER.get(item as 'a'),
    new BookLines(OTHER),
    (item) => AFTER.get(item),
  );
const carried = (from: FormField, to: FormField, answer: Answer) => carrier(from, to).carried(answer);

describe('an answer of another kind', () => {
  it.each<[string, FormField, FormField, Answer, Answer | string]>([
    ['a line by its title, whatever its case, ё and spaces', text(), book('o'), { t: ' СОЛО' }, { i: ['x'] }],
    ['no line', text(), book('o'), { t: 'Трио' }, 'В справочнике нет «Трио»'],
    [
      'several lines where several may be',
      text(),
      book('o', { count: 2 }),
      { t: 'соло; форма ёлка' },
      { i: ['x', 'y'] },
    ],
    ['more lines than may be', book('f', { count: 2 }), book('o'), { i: ['a', 'c'] }, 'Выберите одно'],
    ['words of lines', book('f', { count: 2 }), text(), { i: ['a', 'c'] }, { t: 'Соло, Форма Ёлка' }],
    [
      'words of lines with quantities',
      book('f', { hasQuantity: true }),
      text(),
      { i: ['a'], q: [3] },
      { t: 'Соло × 3' },
    ],
    ['a number written in a book', book('f'), text({ format: 'number' }), { i: ['n'] }, { t: '12' }],
    ['words that are no number', book('f'), text({ format: 'number' }), { i: ['a'] }, 'Число до тысячных'],
    ['a line that nobody knows', book('f'), text(), { i: ['gone'] }, CARRIED_WORDS.gone],
    ['lines of another book', book('f', { count: 2 }), book('o', { count: 2 }), { i: ['c', 'a'] }, { i: ['y', 'x'] }],
    ['a line that the other book lacks', book('f'), book('o'), { i: ['b'] }, 'В справочнике нет «Дуэт»'],
    [
      'quantities that have no place',
      book('f', { hasQuantity: true }),
      book('o'),
      { i: ['a'], q: [3] },
      CARRIED_WORDS.quantity,
    ],
    ['quantities that nobody gave', book('f'), book('o', { hasQuantity: true }), { i: ['a'] }, { i: ['x'], q: [1] }],
    ['a number as a range', text({ format: 'number' }), range('number'), { t: '7' }, { a: '7', b: '7' }],
    ['words as a range', text(), range('number'), { t: 'от 7 до 12' }, { a: '7', b: '12' }],
    ['a range as words', range('number'), text(), { a: '7', b: '12' }, { t: '7 – 12' }],
    ['a range of one as a number', range('number'), text({ format: 'number' }), { a: '7', b: '7' }, { t: '7' }],
    [
      'days as a range',
      text({ format: 'date' }),
      range('date'),
      { t: '2027-03-05' },
      { a: '2027-03-05', b: '2027-03-05' },
    ],
    ['a number that is no day', text(), range('date'), { t: '45000' }, CARRIED_WORDS.day],
    ['a day as words', range('date'), text(), { a: '2027-03-05', b: '2027-03-05' }, { t: '05.03.2027' }],
    ['half a range', range('number'), book('o'), { a: '12', b: '' }, 'В справочнике нет «12 – …»'],
    ['a file', field({ kind: 'Attachment' }), text(), { f: ['f'] }, CARRIED_WORDS.file],
    ['words as a file', text(), field({ kind: 'Attachment' }), { t: 'файл.mp3' }, CARRIED_WORDS.files],
    ['a choice without a book', text(), field({ kind: 'ReferenceBook' }), { t: 'соло' }, CARRIED_WORDS.book],
  ])('%s', (_, from, to, answer, wanted) => {
    const is = carried(from, to, answer);
    if (typeof wanted === 'string') expect('why' in is && is.why).toContain(wanted);
    else expect(is).toEqual({ answer: wanted });
  });

  const answers: fc.Arbitrary<[FormField, Answer]> = fc.oneof(
    fc.string({ maxLength: 40 }).map((t): [FormField, Answer] => [text(), { t }]),
    fc.constantFrom('2027-03-05', '7', '7-12', '05.03.2027', 'соло', '12').map((t): [FormField, Answer] => [text(), { t }]),
    fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { minLength: 1 }).map((i): [FormField, Answer] => [book('f', { count: 3 }), { i }]),
    fc.tuple(fc.nat(99), fc.nat(99)).map(([a, b]): [FormField, Answer] => [range('number'), { a: String(a), b: String(b) }]),
  ); // prettier-ignore
  const targets = fc.constantFrom(
    ...[text(), text({ format: 'number' }), text({ format: 'date' }), text({ maxLength: 5 }), range('number'), range('date')],
    ...[book('o'), book('o', { count: 3 }), book('o', { hasQuantity: true }), field({ kind: 'Attachment' })],
  ); // prettier-ignore

  it('is without a fault, or is said why not; carried once more nothing is different', () => {
    fc.assert(
      fc.property(answers, targets, ([from, answer], to) => {
        fc.pre(from.kind !== to.kind || from.bookGuid !== to.bookGuid);
        const one = carrier(from, to);
        const is = one.carried(answer);
        if ('answer' in is) expect(answerFault(to, is.answer)).toBeNull();
        else expect(is.why).not.toBe('');
        const written = toCarry({ former: answer, now: undefined, isCarried: false }, one);
        const now = written ?? undefined;
        expect(toCarry({ former: answer, now, isCarried: true }, one)).toBeUndefined();
        expect(toCarry({ former: answer, now, isCarried: false }, one)).toBeUndefined();
      }),
    );
  });

  it('never overwrites what a person has answered, and follows the former where a carrying wrote it', () => {
    const one = carrier(text(), book('o'));
    const own: Answer = { i: ['z'] };
    expect(toCarry({ former: { t: 'соло' }, now: own, isCarried: false }, one)).toBeUndefined();
    expect(toCarry({ former: { t: 'соло' }, now: own, isCarried: true }, one)).toEqual({ i: ['x'] });
    expect(toCarry({ former: { t: 'трио' }, now: own, isCarried: true }, one)).toBeNull();
    expect(toCarry({ former: undefined, now: undefined, isCarried: false }, one)).toBeUndefined();
  });
});
