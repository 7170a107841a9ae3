import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import names from './testing/real-names/names.json' with { type: 'json' };
import { compareNumbers, counted, inQuotes, performerSign, quoted } from './russian.ts';

describe('a name in quotes', () => {
  it.each([
    ['Весна', '«Весна»'],
    [' Весна ', '«Весна»'],
    ['Хор «Весна»', '«Хор „Весна“»'],
    ['Хор "Весна"', '«Хор „Весна“»'],
    ['"Весна"', '«Весна»'],
    ['«Весна»', '«Весна»'],
    ['«Лель» и «Купава»', '«„Лель“ и „Купава“»'],
    ['Студия ("Лель", "Купава")', '«Студия („Лель“, „Купава“)»'],
    ['Театр „Луч“', '«Театр „Луч“»'],
    ['Весна»', '«Весна“»'],
    ['5" экран', '«5“ экран»'],
    ['', '«»'],
  ])('%s → %s', (name, quoted) => expect(inQuotes(name)).toBe(quoted));
});

describe('the title of a piece', () => {
  it.each([
    ['Половецкие пляски', '«Половецкие пляски»'],
    ['«Камаринская»', '«Камаринская»'],
    ['"Калинка"', '«Калинка»'],
    ['Танец «Калинка»', 'Танец «Калинка»'],
    [
      'М. П. Мусоргский. "Песня Варлаама" из оперы "Борис Годунов"',
      'М. П. Мусоргский. «Песня Варлаама» из оперы «Борис Годунов»',
    ],
    ['Концерт № 2 для фортепиано с оркестром', 'Концерт № 2 для фортепиано с оркестром'],
    ['Прелюдия соч. 18', 'Прелюдия соч. 18'],
    ['Полонез соль минор', 'Полонез соль минор'],
    ['Соль земли', '«Соль земли»'],
    ['«Танец "Калинка"»', '«Танец „Калинка“»'],
    ['«Полёт шмеля» из оперы «Сказка»', '«Полёт шмеля» из оперы «Сказка»'],
    ['Калинка, обр. А. Александрова', '«Калинка», обр. А. Александрова'],
    ['Снег (муз. и сл. А. Петрова)', '«Снег» (муз. и сл. А. Петрова)'],
    ['Гори, гори, моя звезда, слова В. Чуевского', '«Гори, гори, моя звезда», слова В. Чуевского'],
    ['Вечер, в обработке В. Попова', '«Вечер», в обработке В. Попова'],
    ['Концерт № 2 до минор, ред. А. Гольденвейзера', 'Концерт № 2 до минор, ред. А. Гольденвейзера'],
    ['Дорога, музыка и ветер', '«Дорога, музыка и ветер»'],
    ['Слова, слова, слова', '«Слова, слова, слова»'],
    ['обр. А. Александрова', '«обр. А. Александрова»'],
    ['', ''],
  ])('%s → %s', (title, text) => expect(quoted(title)).toBe(text));

  it('loses no letter, whoever arranged it stays without quotes, and quoting again changes nothing', () => {
    const word = fc.constantFrom('Калинка', 'Снег идёт', 'Зима, зима', 'слова', 'музыка', '«Лель»', 'соч. 18', '');
    const between = fc.constantFrom(', ', ' (', ' ', ' — ');
    const credit = fc.constantFrom('обр. А. Петрова', 'музыка Моцарта', 'слова народные', 'сл. и муз. И. Ли)', 'ред.');
    fc.assert(
      fc.property(word, between, credit, (name, gap, by) => {
        const title = `${name}${gap}${by}`;
        const text = quoted(title);
        const bare = (of: string) => of.replace(/[«»„“"]/gu, '').trim();
        expect(bare(text)).toBe(bare(title));
        expect(quoted(text)).toBe(text);
        const isCredit = name !== '' && by.startsWith('обр.') && [', ', ' ('].includes(gap);
        if (isCredit) expect(text.endsWith(by)).toBe(true);
      }),
    );
  });
});

it.each([
  [1, '1\u00A0оценка'],
  [-3, '-3\u00A0оценки'],
  [999, '999\u00A0оценок'],
  [1000, '1\u00A0000\u00A0оценок'],
])('%s of something is said so', (count, said) => {
  expect(counted(count, 'оценка', 'оценки', 'оценок')).toBe(said);
});

it('a performer in a sentence keeps quotes of his own, set right', () => {
  expect(performerSign('Ансамбль "Лель"')).toBe('Ансамбль «Лель»');
  expect(performerSign('Мария Кузнецова')).toBe('«Мария Кузнецова»');
});

/** «…» never stands inside «…», every mark has its pair, and no keyboard mark is left. */
function fault(text: string): string | null {
  let depth = 0;
  for (const sign of text) {
    if (sign === '"') return 'a straight mark';
    if (sign === '«' && ++depth > 1) return '«…» within «…»';
    if (sign === '»' && --depth < 0) return 'no pair';
  }
  return depth === 0 ? null : 'no pair';
}

const { events, nominations, performers, collectives, pieces, institutions } = names;
const typed = [events, nominations, performers, collectives, pieces, institutions].flat();
/** As people type them: with keyboard marks, without inner ones, already in quotes. */
const asTyped = typed.flatMap((name) => [
  name,
  name.replaceAll(/[«»„“]/gu, '"'),
  name.replaceAll('„', '«').replaceAll('“', '»'),
  `«${name}»`,
]);

it('whatever the festivals are really called, quotes stand in each other as „…“ in «…»', () => {
  const faulty = asTyped.flatMap((name) =>
    [inQuotes(name), quoted(name), performerSign(name)].filter((text) => fault(text) !== null),
  );
  expect(faulty).toEqual([]);
});

describe('numbers of performances', () => {
  it('sort as people count, with a letter after the number that it was inserted behind', () => {
    const numbers = ['100', '16', '15б', '9', 'А2', '15', '15а', 'А10'];
    expect(numbers.toSorted(compareNumbers)).toEqual(['9', '15', '15а', '15б', '16', '100', 'А2', 'А10']);
  });
});
