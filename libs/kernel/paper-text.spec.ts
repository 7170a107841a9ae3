import { describe, expect, it } from 'vitest';
import names from './testing/real-names/names.json' with { type: 'json' };
import { cutBetweenWords, printable, printableName } from './paper-text.ts';

const shown = (text: string) => text.replaceAll('\u00A0', '_');

it.each([
  ['Ноктюрн ми-бемоль мажор, соч. 9 № 2', 'Ноктюрн ми-бемоль мажор, соч._9_№_2'],
  ['Концерт № 2, соч. 18, часть I (Moderato)', 'Концерт №_2, соч._18, часть_I (Moderato)'],
  ['10 — 12 лет', '10_—_12_лет'],
  ['«Рождественские встречи — 2026»', '«Рождественские встречи_—_2026»'],
  ['пгт Усть-Камчатск', 'пгт_Усть-Камчатск'],
  ['закрыт 23 ноября 2026, 12:39', 'закрыт 23_ноября_2026, 12:39'],
  ['зал имени Н. В. Абрамова', 'зал имени_Н._В._Абрамова'],
  ['Гасан-заде Фарид Эльшад оглы', 'Гасан-заде Фарид Эльшад_оглы'],
  ['≈ 9,333', '≈_9,333'],
])('«%s» is set as «%s»', (typed, set) => expect(shown(printable(typed))).toBe(set));

it('a short name never comes apart', () => {
  expect(['Ё Ми Сон', 'Ли А', 'Иванова-Петренко Анна-Мария'].map((name) => shown(printableName(name)))).toEqual([
    'Ё_Ми_Сон',
    'Ли_А',
    'Иванова-Петренко Анна-Мария',
  ]);
});

describe('of all names that festivals write', () => {
  const judges = names.judges.flatMap(({ name, title }) => [name, title]);
  const { events, nominations, ages, forms, performers, collectives, pieces, places, institutions } = names;
  const all = [events, nominations, ages, forms, performers, collectives, pieces, places, institutions, judges].flat();

  it.each(all)('«%s» keeps its letters; no line ends with an initial, a № or what a number belongs to', (typed) => {
    const set = printable(typed);
    expect(set.replaceAll('\u00A0', ' ')).toBe(typed.replaceAll('\u00A0', ' '));
    for (const end of set.split(' ').slice(0, -1)) {
      expect(end).not.toMatch(/(?:^|[\s\u00A0«(])(?:\p{Lu}\.|№|соч\.|часть|имени)$/u);
    }
    for (const begin of set.split(' ').slice(1)) expect(begin).not.toMatch(/^[—–]/u);
  });

  it.each(all)('«%s» is cut between words, whatever the room', (typed) => {
    for (let most = 20; most < typed.length; most++) {
      const cut = cutBetweenWords(typed, (part) => part.length <= most);
      expect(cut.length).toBeLessThanOrEqual(most);
      expect(cut).not.toMatch(/[.…,:;«(—–-]$|(?:^|\s)(?:и|в|для|имени|№)$/u);
      expect(cut.split('(').length, cut).toBe(cut.split(')').length);
      const open = cut.replace(/»$/u, '');
      expect(typed.startsWith(open)).toBe(true);
      if (typed.split(' ')[0]!.length <= most) expect(typed.charAt(open.length)).toMatch(/^[^\p{L}\p{N}]?$/u);
    }
  });
});
