import { describe, expect, it } from 'vitest';
import { folded, isFound, isMeant, sought } from './finding.ts';

it('small letters, «ё» and «е» alike, spaces once', () => {
  expect(folded('  Ёлочки   и ЁЖИК ')).toBe('елочки и ежик');
});

it('what is searched is found without its hyphens and dashes, and with them', () => {
  expect(sought(' Жар‑птица —  Ёлочка ')).toBe('жар птица елочка');
  for (const typed of ['жар птица', 'жар-птица', 'Жар – птица', 'р пт', '', ' - '])
    expect(isFound(typed, 'Балет «Жар-птица»')).toBe(true);
  for (const typed of ['жар птицы', 'балет жар']) expect(isFound(typed, 'Балет «Жар-птица»')).toBe(false);
});

describe('a performance', () => {
  const said = ['Жар-птица', 'Орлёнок', null, 'Ёлкино', undefined, 'Народный танец'];
  it.each(['', '24', '№24', '№ 24', 'жар птица', 'ПТИЦА жар', 'орленок 24', 'елк', 'народный'])(
    'is meant by «%s»',
    (question) => expect(isMeant(question, '24', said)).toBe(true),
  );
  it.each(['2', '240', '№ 4', 'ица', 'орленок 25', 'жар птица сирин'])('is not meant by «%s»', (question) =>
    expect(isMeant(question, '24', said)).toBe(false),
  );
  it('put in behind another is meant by the number of both', () => {
    expect(isMeant('15А', '15а', [])).toBe(true);
    expect(isMeant('15', '15а', [])).toBe(true);
    expect(isMeant('15а', '15', [])).toBe(false);
  });
});
