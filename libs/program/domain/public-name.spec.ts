import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FIRST_NAMES } from './first-names.ts';
import { publicName } from './public-name.ts';

it.each([
  ['Арина Мельникова', 0, 'Мельникова А.'],
  ['Мельникова Арина', 1, 'Мельникова А.'],
  ['Мельникова Арина Павловна', 1, 'Мельникова А.'],
  ['Анна-Мария Гофман', 1, 'Гофман А.'],
  ['Семён Королёв и Яна Ухова', 2, 'Королёв С. и Ухова Я.'],
  ['Королёв Семён, Ухова Яна', 2, 'Королёв С., Ухова Я.'],
  ['Ченгиз Ордынбаев', 1, 'Ордынбаев Ч.'],
  ['Неизвестный Кто', 0, 'Неизвестный К.'],
  ['Анна Лось (скрипка)', 1, 'Лось А. (скрипка)'],
  ['Солистка Анна Лось', 0, 'Солистка А.'],
  ['Студия «Анна и Мария»', 0, 'Студия «Анна и Мария»'],
  ['Жар-птица', 0, 'Жар-птица'],
  ['Малая Ладога', 24, 'Малая Ладога'],
  ['Весёлые ложкари', 0, 'Весёлые ложкари'],
  ['Дуэт «Терция»', 2, 'Дуэт «Терция»'],
  ['Ансамбль «Тропинка» и солистка', 0, 'Ансамбль «Тропинка» и солистка'],
])('«%s» (%i) is shown as «%s»', (performer, people, shown) => {
  expect(publicName(performer, people).replaceAll('\u00A0', ' ')).toBe(shown);
});

const capitalised = (name: string) => name[0]!.toUpperCase() + name.slice(1);

it('no first name of a soloist is ever whole, on either side of the surname', () => {
  const names = fc.constantFrom(...FIRST_NAMES).filter((name) => name.length > 1);
  fc.assert(
    fc.property(
      names,
      fc.constantFrom('Ветлугин', 'Громова', 'Лось', 'Ухо-Заречный'),
      fc.boolean(),
      (name, family, turned) => {
        const first = capitalised(name);
        const shown = publicName(turned ? `${family} ${first}` : `${first} ${family}`, 1);
        expect(shown).toBe(`${family}\u00A0${first[0]}.`);
      },
    ),
  );
});
