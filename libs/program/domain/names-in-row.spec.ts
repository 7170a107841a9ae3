import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PerformerKind } from '@rampa/kernel';
import names from '../../kernel/testing/real-names/names.json' with { type: 'json' };
import { namesInRow } from './names-in-row.ts';
import { guessPerformerKind, publicName } from './public-name.ts';

const shownOf = (text: string, kind: PerformerKind = 'unknown', peopleCount = 0) =>
  publicName(text, { kind, peopleCount }).replaceAll('\u00A0', ' ');

describe('people with no sign between them', () => {
  it.each([
    ['Мельникова Арина Воронов Степан', 'Мельникова А. Воронов С.'],
    ['МЕЛЬНИКОВА АРИНА ВОРОНОВ СТЕПАН', 'МЕЛЬНИКОВА А. ВОРОНОВ С.'],
    ['мельникова арина воронов степан', 'Мельникова А. Воронов С.'],
    ['МельниковаАринаВороновСтепан', 'Мельникова А. Воронов С.'],
    ['Арина Мельникова Воронов Степан', 'Мельникова А. Воронов С.'],
    ['Арина Лось Степан Ухо Ева Ким', 'Лось А. Ухо С. Ким Е.'],
    ['Мельникова Арина Павловна Воронов Степан Ильич', 'Мельникова А. Воронов С.'],
    ['Лось Арина Рабинович Пётр', 'Лось А. Рабинович П.'],
    ['Мельникова А. П. Воронов Степан', 'Мельникова А. П. Воронов С.'],
    ['Мельникова А. Воронов С.', 'Мельникова А. Воронов С.'],
    ['Солистки Мельникова Арина Лось Ева', 'Солистки Мельникова А. Лось Е.'],
    // Nothing tells how the others are called: all of them become initials, nobody is left out.
    ['Мельникова Арина Тунде Адебайо', 'Мельникова А. Т. А.'],
    ['Мельникова Арина Воронов', 'Мельникова А. В.'],
    ['Ахмед Бабатунде Али Олу', 'А. Б. А. О.'],
    // One person.
    ['Иванова Рабинович Анна', 'Иванова А.'],
    ['Мамедов Тунде Рагиф оглы', 'Мамедов Т.'],
    ['Анна Мария Сергеевна Гофман', 'Гофман А.'],
  ])('«%s» is shown as «%s»', (text, shown) => {
    for (const kind of ['unknown', 'person', 'people'] as const) expect(shownOf(text, kind)).toBe(shown);
  });

  it('are people, not a person', () => {
    expect(guessPerformerKind('Мельникова Арина Воронов Степан', 0)).toBe('people');
    expect(guessPerformerKind('Анна Мария Сергеевна Гофман', 0)).toBe('person');
  });

  it('no word is lost or moved', () => {
    const word = fc.constantFrom(
      'Мельникова',
      'Арина',
      'Лось',
      'Степан',
      'Павловна',
      'Ли',
      'Тунде',
      'А.',
      'ван',
      'оглы',
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 9 }), (words) => {
        expect(namesInRow(words).flat()).toEqual(words);
      }),
    );
  });

  it('two names of real festivals are shown as each alone', () => {
    // Nothing tells which word of «Кюхельбекер Иоганн-Себастьян» is the surname.
    const alone = [...names.performers, ...names.judges.map(({ name }) => name)].filter(
      (name) => !/[:/&]|Кюхельбекер/.test(name),
    );
    expect(alone.length).toBeGreaterThan(10);
    for (const one of alone) {
      for (const other of alone) {
        if (one !== other) expect(shownOf(`${one} ${other}`)).toBe(`${shownOf(one)} ${shownOf(other)}`);
      }
    }
  });
});
