import { describe, expect, it } from 'vitest';
import names from '../../../../kernel/testing/real-names/names.json' with { type: 'json' };
import { asLine, withoutHanging } from './lines.ts';
import { initialsOf, listed, longestPart, softened, unbroken } from './names.ts';

describe('titles and names', () => {
  it.each([
    ['Салтанова Елена Викторовна', 'СЕ'],
    ['Дом культуры «Лада»', 'Л'],
    ['МБУ ДО «Детская школа искусств № 3»', 'ДШ'],
    ['Творческое объединение «Просцениум»', 'П'],
    ['ООО "Новая сцена"', 'НС'],
    ['Дом творчества', 'ДТ'],
    ['«»', ''],
    ['— Анна', 'А'],
    ['', ''],
  ])('«%s» has the initials «%s»', (name, text) => expect(initialsOf(name)).toBe(text));

  it('joins what there is', () =>
    expect(listed('Народный танец', '', null, 'Кострома')).toBe('Народный танец, Кострома'));

  it.each([
    ['г. Кострома', 'г.\u00A0Кострома'],
    ['пгт Усть-Камчатск', 'пгт\u00A0Усть\u2060-\u2060Камчатск'],
    ['школа им. Чайковского · пос. Лесной', 'школа им.\u00A0Чайковского, пос.\u00A0Лесной'],
    ['Песни наших лет. Попурри', 'Песни наших лет. Попурри'],
    ['памяти Г. П. Ющенко', 'памяти Г.\u00A0П.\u00A0Ющенко'],
    ['Г. П. Ющенко-Щукина', 'Г.\u00A0П.\u00A0Ющенко\u2060-\u2060Щукина'],
    ['Соколова Ева + Соколов Лев', 'Соколова\u00A0Ева + Соколов\u00A0Лев'],
    ['встречи — 2026', 'встречи\u00A0— 2026'],
    ['Концерт № 2, соч. 18', 'Концерт №\u00A02, соч.\u00A018'],
    ['Мельникова А./Воронов С.', 'Мельникова\u00A0А./\u200BВоронов\u00A0С.'],
  ])('«%s» does not break after a short word', (text, bound) => expect(unbroken(text)).toBe(bound));

  it('binds a short word where parts are joined', () =>
    expect(listed('«Барыня»', 'г. Кострома')).toBe('«Барыня», г.\u00A0Кострома'));

  it('binds a settlement to its name in a list', () =>
    expect(listed('«Барыня»', 'пгт Лесной')).toBe('«Барыня», пгт\u00A0Лесной'));

  it.each([
    ['ансамбль танца · Кострома', 'Ансамбль танца · Кострома'],
    ['г. Кострома', 'г. Кострома'],
    ['пгт Усть-Камчатск', 'пгт Усть-Камчатск'],
    ['станица Старощербиновская', 'станица Старощербиновская'],
    ['село и люди', 'Село и люди'],
    ['городской дом культуры', 'Городской дом культуры'],
    ['', ''],
  ])('«%s» begins as «%s»', (text, line) => expect(asLine(text)).toBe(line));

  it.each([
    ['Муниципальное бюджетное', 'Муни-ци-пальное бюджетное'],
    ['дополнительного образования', 'дополни-тельного обра-зо-ва-ния'],
    ['Дом культуры', 'Дом культуры'],
  ])('a long word of «%s» may break with a hyphen', (text, soft) =>
    expect(softened(text).replaceAll('\u00AD', '-')).toBe(soft),
  );

  it('leaves no word of one letter at the end of a line', () =>
    expect(withoutHanging('Зачёркнуты высшая и низшая; у «Ли А и других»')).toBe(
      'Зачёркнуты высшая и\u00A0низшая; у\u00A0«Ли А и\u00A0других»',
    ));

  it('nor a preposition of two', () =>
    expect(withoutHanging('«Песня Варлаама» из оперы, до конца; не по «нотам»')).toBe(
      '«Песня Варлаама» из\u00A0оперы, до\u00A0конца; не\u00A0по\u00A0«нотам»',
    ));

  it('keeps hyphened words and ranges together', () => {
    expect(unbroken('10 — 12 лет, 7-9')).toBe('10\u00A0—\u00A012\u00A0лет, 7\u2060-\u20609');
    expect(unbroken('Жар-птица · 13–15 лет')).toBe('Жар\u2060-\u2060птица, 13\u2060–\u206015\u00A0лет');
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
