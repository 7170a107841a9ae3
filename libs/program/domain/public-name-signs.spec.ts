// Names that no list knows, and all the signs, quotes and cases that people type around them.

import fc from 'fast-check';
import type { PerformerKind } from '@rampa/kernel';
import { expect, it } from 'vitest';
import names from '../../kernel/testing/real-names/names.json' with { type: 'json' };
import { FIRST_NAMES } from './first-names.ts';
import { nameTokensOf } from './name-tokens.ts';
import { isFirstName, isSureSurname, SHORT_SURNAMES } from './name-words.ts';
import { guessPerformerKind, publicCollective, publicName } from './public-name.ts';

const shownOf = (text: string, kind: PerformerKind, peopleCount: number) =>
  publicName(text, { kind, peopleCount }).replaceAll('\u00A0', ' ');

it.each<[string, PerformerKind, number, string]>([
  ['«Мельникова Арина», «Воронов Степан»', 'people', 2, '«Мельникова А.», «Воронов С.»'],
  ['«Мельникова Арина», «Воронов Степан»', 'unknown', 2, '«Мельникова А.», «Воронов С.»'],
  ['«Мельникова Арина», 12 лет', 'person', 1, '«Мельникова А.», 12 лет'],
  ['Солистка «Арина Мельникова»', 'person', 1, 'Солистка «Мельникова А.»'],
  ['Солистка «Арина Мельникова»', 'unknown', 9, 'Солистка «Мельникова А.»'],
  ['ченгиз ордынбаев', 'person', 1, 'Ордынбаев Ч.'],
  ['тлехурай дзыкъуэ', 'person', 1, 'Т. Д.'],
  ['аль-Мансури Халид', 'person', 1, 'Аль-Мансури Х.'],
  ['Наргиз', 'person', 1, 'Н.'],
  ['Тунде', 'person', 1, 'Т.'],
  ['Берг ван дер Тунде', 'person', 1, 'Б. Т.'],
  ['Нгуен Тхи Минь Хоа Ань', 'person', 1, 'Н. Т. М. Х. А.'],
  ['Анна Мария Сергеевна Гофман', 'person', 1, 'Гофман А.'],
  ['Иванова Рабинович Анна', 'person', 1, 'Иванова А.'],
  ['Анна Рабинович', 'person', 1, 'Рабинович А.'],
  ['Анна Сергеевна', 'person', 1, 'А. С.'],
  ['Лось Тунде Сергеевна', 'person', 1, 'Лось Т.'],
  ['Мамедов Тунде Рагиф оглы', 'person', 1, 'Мамедов Т.'],
  ['Арина Ева', 'person', 1, 'А. Е.'],
  ['Иванова М.А.', 'person', 1, 'Иванова М.А.'],
  ['Наргиз К.', 'person', 1, 'Н. К.'],
  ['Воронов-Арина', 'person', 1, 'Воронов-А.'],
  ['Тунде-Ордынбаев', 'person', 1, 'Т.-Ордынбаев'],
  ['Иванова-Ордынбаева', 'people', 2, 'Иванова-Ордынбаева'],
  ['Ордынбаев-Бёва Сергеевна', 'person', 1, 'О. С.'],
  ['Ухо-Заречный Тунде', 'person', 1, 'Ухо-Заречный Т.'],
  ['Христорождественская Екатерина & ансамбль', 'people', 2, 'Христорождественская Е. & ансамбль'],
  ['Дуэт «Терция»', 'people', 2, 'Дуэт «Терция»'],
  ['Ордынбаев Ченгиз', 'unknown', 2, 'Ордынбаев Ч.'],
  ['Ордынбаев Тунде', 'unknown', 2, 'Ордынбаев Т.'],
  ['Ансамбль солистов (Анна Лось, Ордынбаев Тунде)', 'unknown', 9, 'Ансамбль солистов (Лось А., Ордынбаев Т.)'],
  ['Ансамбль солистов (Анна Лось, Тунде Адебайо)', 'unknown', 9, 'Ансамбль солистов (Лось А., Т. А.)'],
  ['Студия «Лад», солист Ордынбаев Тунде', 'unknown', 9, 'Студия «Лад», солист Ордынбаев Т.'],
  ['Студия «Лад», солист Тунде', 'unknown', 9, 'Студия «Лад», солист Т.'],
  ['Солист Большого театра', 'unknown', 9, 'Солист Большого театра'],
  ['Город Мастеров', 'unknown', 12, 'Город Мастеров'],
  // Five and more of whom nobody has said who they are.
  ['Ордынбаев Тунде', 'unknown', 9, 'Ордынбаев Т.'],
  ['Тунде Ордынбаев', 'unknown', 9, 'Ордынбаев Т.'],
  ['Ордынбаев Тунде, Адебайо Чидинма', 'unknown', 9, 'Ордынбаев Т., А. Ч.'],
  ['Созвездие Талантов', 'unknown', 30, 'Созвездие Талантов'],
  ['Донские Казачата', 'unknown', 20, 'Донские Казачата'],
  ['Весёлый Ветер', 'unknown', 9, 'Весёлый Ветер'],
  ['Остров Сокровищ', 'unknown', 9, 'Остров Сокровищ'],
  // A first name that may be the surname of somebody whose own nobody knows.
  ['Тунде Давид', 'person', 1, 'Т. Д.'],
  ['Давид Тунде', 'unknown', 1, 'Д. Т.'],
  ['Дзыкъуэ Нурлан', 'unknown', 1, 'Д. Н.'],
  ['Дзыкъуэ Муса', 'unknown', 1, 'Д. М.'],
  ['Петросян Давид', 'unknown', 1, 'Петросян Д.'],
  ['О’Нил Давид', 'person', 1, 'О’Нил Д.'],
  ['Ким Роман', 'person', 1, 'Ким Р.'],
  ['Ким Давид Сергеевич', 'person', 1, 'Ким Д.'],
  // A first name with a surname's ending.
  ['Салих Лось', 'person', 1, 'С. Л.'],
  ['Ордынбаев Салих', 'person', 1, 'Ордынбаев С.'],
  // A sign between two whole names parts them; within one name it does not.
  ['Мельникова Арина * Воронов Степан', 'unknown', 2, 'Мельникова А. * Воронов С.'],
  ['Мельникова Арина*Воронов Степан', 'people', 2, 'Мельникова А.*Воронов С.'],
  ['Арина Лось ~ Тунде Адебайо = Ева Лось', 'unknown', 3, 'Лось А. ~ Т. А. = Лось Е.'],
  ['Мельникова Арина. Воронов Степан', 'unknown', 0, 'Мельникова А. Воронов С.'],
  ['Мельникова * Арина * Павловна', 'person', 1, 'Мельникова А.'],
  // Names of many words.
  ['Тунде Адебайо Бабатунде Олу', 'unknown', 0, 'Т. А. Б. О.'],
  ['Тунде Адебайо Бабатунде Олу', 'unknown', 2, 'Т. А. Б. О.'],
  ['Тунде Адебайо Бабатунде Олу Чидинма', 'unknown', 1, 'Т. А. Б. О. Ч.'],
  ['Мария Тереза Гарсия Лопес', 'unknown', 9, 'М. Т. Г. Л.'],
  ['Студия «Лад», солист Тунде Адебайо Бабатунде Олу Чидинма', 'unknown', 9, 'Студия «Лад», солист Т. А. Б. О. Ч.'],
  ['Созвездие Юных Талантов Сибири', 'unknown', 3, 'Созвездие Юных Талантов Сибири'],
  // Typed without a space.
  ['МельниковаАрина', 'unknown', 0, 'Мельникова А.'],
  ['АринаМельникова', 'person', 1, 'Мельникова А.'],
  ['МельниковаАринаПавловна', 'unknown', 9, 'Мельникова А.'],
  ['МЕЛЬНИКОВААРИНА, вороновстепан', 'unknown', 0, 'МЕЛЬНИКОВА А., Воронов С.'],
  ['Романовский', 'people', 1, 'Романовский'],
  ['Константинопольский Пётр', 'person', 1, 'Константинопольский П.'],
  ['ЖарПтица', 'unknown', 0, 'ЖарПтица'],
  // A person within a collective's title: whole only by the organizer's word.
  ['Ансамбль Арины Мельниковой', 'unknown', 12, 'Ансамбль А. Мельниковой'],
  ['Ансамбль Арины Мельниковой', 'collective', 12, 'Ансамбль Арины Мельниковой'],
  ['Студия танца Мельниковой Арины Павловны', 'unknown', 0, 'Студия танца Мельниковой А. П.'],
  ['Хор под управлением Игоря Воронова', 'unknown', 20, 'Хор под управлением И. Воронова'],
  ['Оркестр имени Игоря Моисеева', 'unknown', 30, 'Оркестр имени Игоря Моисеева'],
  ['Студия «Сказки Марины Лось»', 'unknown', 12, 'Студия «Сказки Марины Лось»'],
  ['Ансамбль «Лад» (Набережные Челны)', 'unknown', 9, 'Ансамбль «Лад» (Набережные Челны)'],
])('«%s» (%s, %i) is shown as «%s»', (performer, kind, peopleCount, shown) => {
  expect(shownOf(performer, kind, peopleCount)).toBe(shown);
});

it.each([
  ...'!?*=»…_~.}›’'.split('').map((sign) => [`Лось Арина${sign}`, `Лось А.${sign === '.' ? '' : sign}`]),
  ...'_.~*=!?…'.split('').map((sign) => [`Арина${sign}Лось`, 'Лось А.']),
  ...['{}', '‘’', '‹›', '“”', '**'].map(([one, other]) => [`${one}Лось Арина${other}`, `${one}Лось А.${other}`]),
])('signs do not hide a name: «%s» is shown as «%s»', (text, shown) => {
  for (const kind of ['unknown', 'person', 'people'] as const) expect(shownOf(text!, kind, 9)).toBe(shown);
});

it('titles, works, places and institutions of real festivals stay whole', () => {
  const { events, nominations, collectives, pieces, places, institutions } = names;
  for (const name of [...events, ...nominations, ...collectives, ...pieces, ...places, ...institutions]) {
    expect(publicCollective(name)).toBe(name);
  }
  for (const name of [...collectives, ...pieces]) expect(shownOf(name, 'unknown', 24)).toBe(name);
});

it('the names of the peoples of the country and its neighbours are known', () => {
  for (const name of 'Наргиз Халид Гюльнара Айше Ченгиз Айдан Алсу Ильнур Залина Аслан Тенгиз Анзор Ашот Сэсэг'.split(
    ' ',
  )) {
    expect(isFirstName(name), name).toBe(true);
  }
});

const vowels = fc.constantFrom(...'аеиоуэюяё');
const consonants = fc.constantFrom(...'бвгджзклмнпрстфхцчш');
const tail = fc.constantFrom('', 'н', 'ль', 'р', 'й', 'ш', 'к', 'т');
const made = fc
  .tuple(fc.array(fc.tuple(consonants, vowels), { minLength: 2, maxLength: 4 }), tail)
  .map(([syllables, end]) => syllables.flat().join('') + end)
  .map((name) => name[0]!.toUpperCase() + name.slice(1));
const rare = fc.constantFrom('Тунде', 'Дзыкъуэ', 'Чидинма', 'Ылдыз', 'Хъанифэ', 'Жоао', 'Шивон', 'Tunde', 'Siobhan');
/** A word with a surname’s ending is nobody’s first name here: its letters do not tell. */
const unlisted = fc
  .oneof(made, rare)
  .filter((name) => !isFirstName(name) && !isSureSurname(name) && nameTokensOf(name).every(({ isName }) => isName))
  .filter((name) => !SHORT_SURNAMES.has(name.toLowerCase()));
const listed = fc
  .constantFrom(...[...FIRST_NAMES].filter((name) => name.length > 2))
  .map((name) => name[0]!.toUpperCase() + name.slice(1));

const cased = fc.constantFrom<(text: string) => string>(
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
  (text) => [...text].map((letter, at) => (at % 2 === 0 ? letter.toLowerCase() : letter.toUpperCase())).join(''),
);
const quoted = fc
  .constantFrom(
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    '«»',
    '“”',
    '„“',
    '""',
    '‘’',
    '‹›',
    '{}',
    '[]',
    '()',
    '**',
    '__',
    '~~',
    '<>',
    '==',
  )
  .map((pair) => (text: string) => `${pair.slice(0, 1)}${text}${pair.slice(1)}`);
const joints = fc.constantFrom(
  ...' _.~*=!?',
  ', ',
  ' - ',
  '-',
  '+',
  '/',
  '\u00A0',
  '\n',
  '\u200B ',
  ' ! ',
  '…',
  ': ',
  ' и ',
);
const families = fc.constantFrom('Ордынбаев', 'Мельникова', 'Ветлугин', 'Лось', 'О’Нил', 'Тер-Аванесян', 'Ли', 'Тхи');

const person = (first: fc.Arbitrary<string>) =>
  fc
    .record({
      first,
      family: families,
      isTurned: fc.boolean(),
      hasFather: fc.boolean(),
      joint: joints,
      inner: quoted,
      outer: quoted,
      cases: fc.tuple(cased, cased),
    })
    .map(({ first: given, family, isTurned, hasFather, joint, inner, outer, cases: [toCase, familyCase] }) => {
      const name = inner(toCase(given)) + (hasFather ? ` ${familyCase('Сергеевна')}` : '');
      const surname = familyCase(family);
      return { first: given, text: outer(isTurned ? `${surname}${joint}${name}` : `${name}${joint}${surname}`) };
    });
const before = fc.constantFrom(
  '',
  'Солистка ',
  'солист: ',
  'Солисты: ',
  'Художественный руководитель ',
  '№ 3. ',
  '«Лад», ',
);
const after = fc.constantFrom('', ', 12 лет', ' 12 лет', '!', '?', '*', '»', '=', '…', ' (вокал)', ' & ансамбль', '}');

const runsOf = (text: string) => text.toLowerCase().split(/[^\p{L}\p{M}]+/u);

it.each([
  ['unknown to the list', unlisted],
  ['of the list', listed],
])('no first name %s survives where the organizer said «person» or «people»', (_, first) => {
  fc.assert(
    fc.property(
      fc.array(person(first), { minLength: 1, maxLength: 3 }),
      fc.constantFrom(', ', '; ', ' и ', '/', '\n', ' + ', ' совместно с '),
      before,
      after,
      fc.constantFrom<PerformerKind>('person', 'people'),
      (people, separator, start, end, kind) => {
        const text = `${start}${people.map((one) => one.text).join(separator)}${end}`;
        const runs = runsOf(shownOf(text, kind, people.length));
        for (const { first: given } of people) expect(runs, text).not.toContain(given.toLowerCase());
      },
    ),
    { numRuns: 3_000 },
  );
});

it('no first name unknown to the list survives beside a surname that is a listed name of a man', () => {
  const asSurname = fc.constantFrom(...'Давид Нурлан Серик Аслан Муса Мустафа Тарас Назар Абрам Рустам'.split(' '));
  fc.assert(
    fc.property(
      unlisted.filter((name) => !/(?:ин|ян|ко|[уюи]к|ич|ый|ий|ая|ман)$/.test(name)),
      asSurname,
      fc.boolean(),
      fc.constantFrom<PerformerKind>('unknown', 'person', 'people'),
      cased,
      (first, family, isTurned, kind, toCase) => {
        const text = toCase(isTurned ? `${family} ${first}` : `${first} ${family}`);
        expect(runsOf(shownOf(text, kind, 1)), text).not.toContain(first.toLowerCase());
      },
    ),
    { numRuns: 1_000 },
  );
});

it('five and more keep no first name beside a family’s name, whoever they are', () => {
  const family = fc.constantFrom('Ордынбаев', 'Мельникова', 'Мазепенко', 'Ковальчук', 'Гачечиладзе');
  const one = fc.tuple(unlisted, family, fc.boolean());
  fc.assert(
    fc.property(fc.array(one, { minLength: 1, maxLength: 3 }), fc.integer({ min: 5, max: 40 }), (people, count) => {
      const text = people.map(([first, name, isTurned]) => (isTurned ? `${name} ${first}` : `${first} ${name}`));
      const kind = guessPerformerKind(text.join(', '), count);
      const runs = runsOf(shownOf(text.join(', '), kind, count));
      for (const [first] of people) expect(runs, text.join(', ')).not.toContain(first.toLowerCase());
    }),
    { numRuns: 1_000 },
  );
});

it('behind a role and in a list of an ensemble no capitalised name survives though nobody said who performs', () => {
  const frames = fc.constantFrom<(text: string) => string>(
    (text) => `Студия «Лад», солист ${text}`,
    (text) => `Ансамбль «Лад», художественный руководитель ${text}`,
    (text) => `Солисты: ${text}`,
    (text) => `Ансамбль солистов (Анна Лось, ${text})`,
    (text) => `Хор [Анна Лось; ${text}]`,
  );
  fc.assert(
    fc.property(unlisted, families, fc.boolean(), frames, (first, family, isTurned, frame) => {
      const text = frame(isTurned ? `${family} ${first}` : `${first} ${family}`);
      expect(runsOf(shownOf(text, 'unknown', 9)), text).not.toContain(first.toLowerCase());
    }),
    { numRuns: 1_000 },
  );
});
