import fc from 'fast-check';
import type { PerformerKind } from '@rampa/kernel';
import { expect, it } from 'vitest';
import names from '../../kernel/testing/real-names/names.json' with { type: 'json' };
import { FIRST_NAMES } from './first-names.ts';
import { SHORT_SURNAMES } from './name-words.ts';
import {
  answerForStrangers,
  guessPerformerKind,
  namesForStrangers,
  publicCollective,
  publicName,
} from './public-name.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

it.each<[string, PerformerKind, number, string]>([
  ['Арина Мельникова', 'unknown', 0, 'Мельникова А.'],
  ['Мельникова Арина', 'unknown', 1, 'Мельникова А.'],
  ['МЕЛЬНИКОВА Арина', 'unknown', 0, 'МЕЛЬНИКОВА А.'],
  ['МЕЛЬНИКОВА АРИНА', 'unknown', 0, 'МЕЛЬНИКОВА А.'],
  ['иванова мария', 'unknown', 0, 'Иванова М.'],
  ['О’Нил Мария', 'unknown', 0, 'О’Нил М.'],
  ["Мария О'Нил", 'unknown', 0, "О'Нил М."],
  ['«Мельникова Арина»', 'unknown', 0, '«Мельникова А.»'],
  ['"Мельникова Арина"', 'unknown', 0, '"Мельникова А."'],
  ['Мельникова Арина/Воронов Степан', 'unknown', 0, 'Мельникова А./Воронов С.'],
  ['Мельникова Арина+Воронов Степан', 'unknown', 0, 'Мельникова А.+Воронов С.'],
  ['Мельникова Арина & Воронов Степан', 'unknown', 2, 'Мельникова А. & Воронов С.'],
  ['Мельникова Арина – Воронов Степан', 'unknown', 2, 'Мельникова А. – Воронов С.'],
  ['Мельникова Арина\nВоронов Степан', 'unknown', 2, 'Мельникова А.\nВоронов С.'],
  ['Мельникова Арина, 12 лет', 'unknown', 1, 'Мельникова А., 12 лет'],
  ['Мельникова Арина 12 лет', 'unknown', 1, 'Мельникова А. 12 лет'],
  ['Арина и Мария Мельниковы', 'unknown', 2, 'А. и Мельниковы М.'],
  ['Мельникова Арина Павловна', 'unknown', 1, 'Мельникова А.'],
  ['Иванова-Петренко Анна-Мария Александровна', 'unknown', 1, 'Иванова-Петренко А.'],
  ['Гасан-заде Фарид Эльшад оглы', 'unknown', 1, 'Гасан-заде Ф.'],
  ['Анна-Мария Гофман', 'unknown', 1, 'Гофман А.'],
  ['Семён Королёв и Яна Ухова', 'unknown', 2, 'Королёв С. и Ухова Я.'],
  ['Дуэт: Соколова Ева + Соколов Лев', 'unknown', 2, 'Дуэт: Соколова Е. + Соколов Л.'],
  ['Христорождественская Екатерина & ансамбль', 'unknown', 0, 'Христорождественская Е. & ансамбль'],
  ['Ченгиз Ордынбаев', 'unknown', 1, 'Ордынбаев Ч.'],
  ['Неизвестный Кто', 'unknown', 0, 'Неизвестный К.'],
  // A known surname of one or two letters stays whole: a parent would not find his child by «Л. А.».
  ['Ё Ми Сон', 'unknown', 1, 'Ё М. С.'],
  ['Ё Ми Сон 66', 'unknown', 1, 'Ё М. С. 66'],
  ['Ли А', 'unknown', 0, 'Ли А.'],
  ['Ми Сон Ё', 'unknown', 1, 'Ё М. С.'],
  ['Ли Анна', 'unknown', 1, 'Ли А.'],
  ['Анна Ли', 'unknown', 1, 'Ли А.'],
  ['ли анна', 'person', 1, 'Ли А.'],
  ['Ли Ю', 'unknown', 1, 'Л. Ю.'],
  ['Семья Мельниковых', 'unknown', 4, 'Семья Мельниковых'],
  ['Семья Ордынбаевых', 'unknown', 0, 'Семья Ордынбаевых'],
  ['Династия Вороновых', 'unknown', 5, 'Династия Вороновых'],
  ['Братья Лось', 'unknown', 2, 'Братья Лось'],
  ['Сёстры Мельниковы', 'unknown', 2, 'Сёстры Мельниковы'],
  ['Сестры Мельниковы', 'unknown', 2, 'Сестры Мельниковы'],
  ['Братья Арина и Степан Вороновы', 'unknown', 2, 'Братья А. и Вороновы С.'],
  ['Мама Анна Лось', 'unknown', 1, 'Мама Лось А.'],
  // Nothing tells which word is the surname.
  ['Бо Дерек', 'unknown', 1, 'Б. Д.'],
  ['Анна Лось (скрипка)', 'unknown', 1, 'Лось А. (скрипка)'],
  ['Солистка Анна Лось', 'unknown', 0, 'Солистка Лось А.'],
  ['Студия «Анна и Мария»', 'unknown', 0, 'Студия «Анна и Мария»'],
  ['Жар-птица', 'unknown', 0, 'Жар-птица'],
  ['Малая Ладога', 'unknown', 24, 'Малая Ладога'],
  ['Весёлые ложкари', 'unknown', 0, 'Весёлые ложкари'],
  ['Дуэт «Терция»', 'unknown', 2, 'Дуэт «Терция»'],
  ['Ансамбль «Тропинка» и солистка', 'unknown', 0, 'Ансамбль «Тропинка» и солистка'],
  ['Белые Крылья', 'collective', 0, 'Белые Крылья'],
  ['Ева Лебедь', 'collective', 5, 'Ева Лебедь'],
  ['Тунде Адебайо', 'person', 1, 'Т. А.'],
  ['Тунде Адебайо', 'person', 9, 'Т. А.'],
])('«%s» (%s, %i) is shown as «%s»', (performer, kind, peopleCount, shown) => {
  expect(plain(publicName(performer, { kind, peopleCount }))).toBe(shown);
});

it('a collective keeps its name, but not a person’s in it', () => {
  for (const name of names.collectives) expect(publicCollective(name)).toBe(name);
  expect(plain(publicCollective('Класс преподавателя, Иванова Мария'))).toBe('Класс преподавателя, Иванова М.');
});

it.each<[string, number, PerformerKind]>([
  ['Мельникова Арина', 1, 'person'],
  ['Мельникова Арина/Воронов Степан', 0, 'people'],
  ['«Мельникова Арина», «Воронов Степан»', 0, 'people'],
  ['Лось_Арина', 1, 'person'],
  // A collective would be shown whole: nobody guesses it over somebody's name.
  ['Ордынбаев Тунде', 9, 'unknown'],
  ['Студия «Лад», солист Ордынбаев Тунде', 9, 'unknown'],
  ['Ордынбаев Тунде, Адебайо Чидинма', 9, 'unknown'],
  ['Город Мастеров', 12, 'collective'],
  ['Ансамбль Арины Мельниковой', 12, 'unknown'],
  ['Мельникова Арина * Воронов Степан', 2, 'people'],
  ['Христорождественская Екатерина & ансамбль', 0, 'people'],
  ['Ансамбль «Тропинка»', 0, 'collective'],
  ['Сводный хор ДМШ № 1', 0, 'collective'],
  ['Малая Ладога', 24, 'collective'],
  ['Ё Ми Сон', 1, 'unknown'],
  ['', 0, 'unknown'],
])('«%s» (%i) seems to be: %s', (performer, peopleCount, kind) => {
  expect(guessPerformerKind(performer, peopleCount)).toBe(kind);
});

const firstNames = [...FIRST_NAMES].filter((name) => name.length > 1);
const families = [
  'Ветлугин',
  'Громова',
  'Лось',
  'Ухо-Заречный',
  'О’Нил',
  'Тер-Аванесян',
  'Шегера',
  'Абу-ль-Фарадж',
  'Ким',
  ...[...SHORT_SURNAMES].map((name) => name[0]!.toUpperCase() + name.slice(1)),
];
const cased = fc.constantFrom<(name: string) => string>(
  (name) => name,
  (name) => name.toUpperCase(),
  (name) => name.toLowerCase(),
);
const capitalised = (name: string) => name[0]!.toUpperCase() + name.slice(1);
const person = fc
  .record({
    first: fc.constantFrom(...firstNames).map(capitalised),
    family: fc.constantFrom(...families),
    isTurned: fc.boolean(),
    toCase: cased,
    familyCase: cased,
    apostrophe: fc.constantFrom('’', "'", 'ʼ', '`'),
    hyphen: fc.constantFrom('-', '\u2011', '\u2010'),
    space: fc.constantFrom(' ', '\u00A0', '  '),
  })
  .map(({ first, family, isTurned, toCase, familyCase, apostrophe, hyphen, space }) => {
    const surname = familyCase(family).replaceAll('’', apostrophe).replaceAll('-', hyphen);
    const name = toCase(first);
    return { first, text: isTurned ? `${surname}${space}${name}` : `${name}${space}${surname}` };
  });
const separators = fc.constantFrom(
  ' ',
  ', ',
  '; ',
  ' и ',
  '/',
  ' / ',
  '+',
  ' + ',
  ' & ',
  '&',
  ' – ',
  '–',
  ' — ',
  '\n',
  ' | ',
  ' - ',
  ' * ',
  '*',
  ' ~ ',
  ' = ',
  '. ',
);
const frames = fc.constantFrom<(text: string) => string>(
  (text) => text,
  (text) => `«${text}»`,
  (text) => `„${text}“`,
  (text) => `Солисты: ${text}`,
  (text) => `${text} (вокал)`,
);

it('no first name of a person comes out, however the names are written and joined', () => {
  fc.assert(
    fc.property(
      fc.array(person, { minLength: 1, maxLength: 4 }),
      separators,
      frames,
      fc.constantFrom<PerformerKind>('unknown', 'person', 'people'),
      (people, separator, frame, kind) => {
        const text = frame(people.map((one) => one.text).join(separator));
        const shown = publicName(text, { kind, peopleCount: 0 }).toLowerCase();
        const words = shown.split(/[^\p{L}\p{M}]+/u);
        for (const { first } of people) expect(words).not.toContain(first.toLowerCase());
      },
    ),
    { numRuns: 2_000 },
  );
});

it('no first name of the names that festivals really write comes out', () => {
  const firsts = [
    'арина',
    'анна',
    'мария',
    'каринэ',
    'евгения',
    'иван',
    'юлия',
    'павел',
    'степан',
    'ева',
    'лев',
    'фарид',
  ];
  for (const performer of [...names.performers, ...names.judges.map(({ name }) => name)]) {
    const shown = publicName(performer, { kind: 'unknown', peopleCount: 0 }).toLowerCase();
    const words = shown.split(/[^\p{L}]+/u);
    for (const first of [...firsts, 'мустафа', 'екатерина', 'александра', 'иоганн']) expect(words).not.toContain(first);
  }
});

it('a collective that may be called by a closed child is short wherever it may name anybody, and a rehearsal always', () => {
  const item = {
    kind: 'performance',
    performer: 'Зимин Пётр',
    collective: 'Театр песни Анны Ветровой',
    title: 'Гимн',
  } as const;
  const facts = { performerKind: 'person', peopleCount: 1 } as const;
  const shown = (...words: [boolean, boolean?]) =>
    Object.values(namesForStrangers({ ...item, ...facts }, ...words)).map(plain);
  expect(shown(true)).toEqual(['Зимин Пётр', 'Театр песни Анны Ветровой', 'Гимн']);
  expect(shown(true, true)).toEqual(['Зимин Пётр', 'Театр песни А. Ветровой', 'Гимн']);
  expect(shown(false, true)).toEqual(['Зимин П.', 'Театр песни А. Ветровой', 'Гимн']);
  for (const [collective, short] of [
    ['Театр песни «Анна Ветрова»', 'Театр песни «Ветрова А.»'],
    ['Студия «Анны Ветровой»', 'Студия «А. Ветровой»'],
    ['Ансамбль «Город Мастеров»', 'Ансамбль «Город Мастеров»'],
    ['Студия им. Игоря Моисеева', 'Студия им. Игоря Моисеева'],
  ] as const) {
    expect(plain(namesForStrangers({ ...item, ...facts, collective }, true, true).collective)).toBe(short);
    expect(plain(answerForStrangers('collective', collective, true))).toBe(short);
  }
  const slot = { kind: 'sceneTest', performer: '', collective: '', title: 'Ветрова Анна · № 1, № 3' } as const;
  // A slot has its largest crowd, which says nothing of whoever is named.
  for (const title of ['Ветрова Анна · № 1, № 3', 'Тойгонбек Айару · № 7'])
    for (const peopleCount of [1, 25]) {
      const seen = namesForStrangers({ ...slot, title, performerKind: 'unknown', peopleCount }, true);
      expect(plain(seen.title)).toBe(title.startsWith('Ветрова') ? 'Ветрова А. · № 1, № 3' : 'Т. А. · № 7');
    }
});
