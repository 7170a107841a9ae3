import { describe, expect, it } from 'vitest';
import names from './testing/real-names/names.json' with { type: 'json' };
import { eventLetter, eventOnScreen } from './event-name.ts';

describe('an event on a screen', () => {
  it('is called by the organizer’s own short name', () => {
    expect(eventOnScreen(names.events[0]!, 'Щегол — 2026')).toBe('Щегол — 2026');
  });

  it.each([
    [names.events[0]!, 'Щегол. Рождественские встречи — 2026'],
    [names.events[1]!, 'На крыльях таланта'],
    [names.events[2]!, 'IV Всероссийский открытый конкурс исполнителей на народных инструментах имени Н. Н. Калинина'],
    [names.events[3]!, 'Районный смотр-конкурс «Звонкая капель»'],
    [names.events[4]!, 'Эстафета искусств — 2026'],
    ['Светлояр', 'Светлояр'],
  ])('%s → %s', (title, short) => expect(eventOnScreen(title, '')).toBe(short));
});

it.each([
  ['XII Открытый фестиваль «Щегол. Рождественские встречи»', 'Щ'],
  ['XII Открытый фестиваль', 'О'],
  ['12-й конкурс', 'К'],
  ['«Снегири»', 'С'],
  ['X', 'X'],
  ['2026', '2'],
  ['', '№'],
])('«%s» is «%s» where it has no logo', (title, letter) => expect(eventLetter(title)).toBe(letter));
