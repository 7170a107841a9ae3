import { describe, expect, it } from 'vitest';
import { foundIn, placeText, type PublicGroup, type PublicRow } from './found.ts';

const row = (number: string, performer: string, title: string) =>
  ({ number, performer, collective: '', city: 'Арзамас', pieceTitle: '', award: { title, color: '' } }) as PublicRow;
const groups: PublicGroup[] = [
  {
    title: 'Народный танец',
    subtitle: '10–12 лет',
    methodText: '',
    isProvisional: false,
    rows: [row('7', 'Берёзка', 'Лауреат'), row('9', 'Лель', 'Дипломант')],
  },
  { title: 'Вокал', subtitle: '', methodText: '', isProvisional: false, rows: [row('12', 'Мельникова А.', 'Лауреат')] },
];
const numbers = (question: string) => foundIn(groups, question).map(({ rows }) => rows.map(({ number }) => number));

describe('looking for one’s own people', () => {
  it('reads ё as е, words in any order, the group and the title', () => {
    expect(numbers('')).toEqual([['7', '9'], ['12']]);
    expect(numbers('березка')).toEqual([['7']]);
    expect(numbers('лауреат танец')).toEqual([['7']]);
    expect(numbers('  ЛАУРЕАТ ')).toEqual([['7'], ['12']]);
    expect(numbers('Жар-птица')).toEqual([]);
  });
  it('a shared place is a range', () => {
    expect([placeText({ place: 2, placeTo: 3 }), placeText({ place: 2, placeTo: 2 })]).toEqual(['2–3', '2']);
    expect(placeText({ place: null, placeTo: null })).toBe('');
  });
});
