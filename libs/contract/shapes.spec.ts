import { describe, expect, it } from 'vitest';
import { date, instant, text } from './shapes.ts';

describe('a text that people gave', () => {
  it.each([
    ['  Жар-птица ', 'Жар-птица'],
    ['Народный\u200b танец\ufeff', 'Народный танец'],
    ['Ансамбль \u202eтевирП\u202c', 'Ансамбль тевирП'],
    ['👨‍👩‍👧‍👦 «🎉»', '👨‍👩‍👧‍👦 «🎉»'],
    ['=СУММ(A1)', '=СУММ(A1)'],
    ['مرحبا', 'مرحبا'],
    // Half of a surrogate pair becomes U+FFFD: neither the database nor JSON would take it.
    ['a\ud800b', 'a\ufffdb'],
    ['\u200b\u2060\u00ad', ''],
  ])('%j is kept as %j', (given, kept) => expect(text(300).parse(given)).toBe(kept));

  it.each(['\u200b', '\u202e\u202c', '\u00ad', ' '])('%j fills nothing that must be filled', (given) =>
    expect(text(300, 1).safeParse(given).success).toBe(false),
  );

  it.each(['a\u0000b', 'a\u001b[31m'])('%j is refused', (given) =>
    expect(text(300).safeParse(given).error!.issues[0]!.message).toBe('Недопустимые знаки'),
  );
});

it('a day and an instant are such as the database counts', () => {
  expect(['2026-11-20', '0001-01-01', '0000-01-01'].map((day) => date.safeParse(day).success)).toEqual([
    true,
    true,
    false,
  ]);
  expect(instant.safeParse('0000-01-01T00:00:00Z').success).toBe(false);
});
