import { describe, expect, it } from 'vitest';
import names from '../../../testing/real-names/names.json' with { type: 'json' };
import { asLine, companyInitials, initialsOf, listed, longestPart, unbroken, withInitials } from './names.ts';

describe('titles and names', () => {
  it.each([
    ['Салтанова Елена Викторовна', 'Салтанова\u00A0Е.\u00A0В.'],
    ['Салтанова Елена', 'Салтанова\u00A0Е.'],
    ['Салтанова', 'Салтанова'],
  ])('«%s» is «%s» for short', (name, text) => expect(withInitials(name)).toBe(text));

  it.each([
    ['Салтанова Елена Викторовна', 'СЕ'],
    ['Дом культуры «Лада»', 'ДК'],
    ['— Анна', 'А'],
    ['', ''],
  ])('«%s» has the initials «%s»', (name, text) => expect(initialsOf(name)).toBe(text));

  it.each([
    ['Творческое объединение «Просцениум»', 'П'],
    ['ООО "Новая сцена"', 'НС'],
    ['Дом творчества', 'ДТ'],
    ['«»', ''],
  ])('company «%s» has the initials «%s»', (name, text) => expect(companyInitials(name)).toBe(text));

  it('joins what there is', () =>
    expect(listed('Народный танец', '', null, 'Кострома')).toBe('Народный танец, Кострома'));

  it.each([
    ['г. Кострома', 'г.\u00A0Кострома'],
    ['школа им. Чайковского · пос. Лесной', 'школа им.\u00A0Чайковского, пос.\u00A0Лесной'],
    ['Песни наших лет. Попурри', 'Песни наших лет. Попурри'],
    ['памяти Г. П. Ющенко', 'памяти Г.\u00A0П.\u00A0Ющенко'],
    ['встречи — 2026', 'встречи\u00A0— 2026'],
    ['Мельникова А./Воронов С.', 'Мельникова А./\u200BВоронов С.'],
  ])('«%s» does not break after a short word', (text, bound) => expect(unbroken(text)).toBe(bound));

  it('binds a short word where parts are joined', () =>
    expect(listed('«Барыня»', 'г. Кострома')).toBe('«Барыня», г.\u00A0Кострома'));

  it.each([
    ['ансамбль танца · Кострома', 'Ансамбль танца · Кострома'],
    ['г. Кострома', 'г. Кострома'],
    ['', ''],
  ])('«%s» begins as «%s»', (text, line) => expect(asLine(text)).toBe(line));

  it('keeps hyphened words and ranges together', () => {
    expect(unbroken('Жар-птица · 13–15 лет')).toBe('Жар\u2060-\u2060птица, 13\u2060–\u206015 лет');
    expect(unbroken('Ростов-на-Дону')).toBe('Ростов\u2060-\u2060на\u2060-\u2060Дону');
  });

  it('lets a word that is longer than a line break at its own hyphen', () => {
    expect(unbroken('Преображенского-Рождественского')).toBe('Преображенского-Рождественского');
    expect(unbroken('Тер-Аванесян-Багдасарова', 20)).toBe('Тер-Аванесян-Багдасарова');
    expect(longestPart(unbroken('Тер-Аванесян-Багдасарова К.'))).toBe(24);
    expect(longestPart('Тер-Аванесян-Багдасарова К.')).toBe(11);
  });

  it.each([...names.nominations, ...names.ages, ...names.performers, ...names.places, ...names.collectives])(
    'no line of «%s» ends or begins with a dot',
    (name) => expect(unbroken(listed(name, name, `${name} · ${name}`))).not.toContain('·'),
  );
});
