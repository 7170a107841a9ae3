import { describe, expect, it } from 'vitest';
import { answerFault, fileFault, type Answer, type FieldOption } from './index.ts';

const text = (option: FieldOption, t: string) => answerFault({ kind: 'Text', option }, { t });
const items = (option: FieldOption, answer: Answer) => answerFault({ kind: 'ReferenceBook', option }, answer);
const range = (option: FieldOption, a: string, b: string) => answerFault({ kind: 'Range', option }, { a, b });

describe('what is wrong with an answer', () => {
  it.each<[FieldOption, string, string | null]>([
    [{}, '', null],
    [{}, '   ', null],
    [{ maxLength: 4 }, '😀😀😀😀', null],
    [{ maxLength: 4 }, 'Берёзка', 'Не длиннее 4 знаков, сейчас 7'],
    [{ minLength: 3 }, 'ля', 'Не короче 3 знаков, сейчас 2'],
    [{ format: 'number' }, '9,5', null],
    [{ format: 'number' }, 'девять', 'Число до тысячных, например 9,5'],
    [{ format: 'number', min: 4_000, max: 60_000 }, '3', 'От 4 до 60'],
    [{ format: 'number', min: 4_000 }, '0', 'Не меньше 4'],
    [{ format: 'date' }, '2027-02-29', 'День записан неверно. Нужен такой, как 05.03.2027'],
    [{ format: 'date' }, '2028-02-29', null],
    [{ format: 'date', to: '2020-12-31' }, '2021-01-01', 'Не позже 31.12.2020'],
    [{ format: 'duration' }, '3:42', null],
    [{ format: 'duration' }, '3:72', 'Длительность записана неверно. Нужны минуты и секунды, например 3:42'],
    [{ format: 'duration' }, '0:00', 'Длительность записана неверно. Нужны минуты и секунды, например 3:42'],
    [{ format: 'phone' }, '+7 (999) 123-45-67', null],
    [{ format: 'phone' }, '12', 'Телефон записан неверно. Проверьте число цифр'],
    [{ format: 'email' }, 'anna@студия.рф', null],
    [{ format: 'email' }, 'anna@студия', 'Почта записана неверно. Нужен адрес вида имя@сайт.рф'],
    [{ format: 'mask', mask: 'А-##' }, 'Б-07', null],
    [{ format: 'mask', mask: 'А-##' }, 'Б-7', 'Нужно по образцу: А-00'],
  ])('a text %o «%s»', (option, given, expected) => {
    expect(text(option, given)).toBe(expected === null ? null : expected.replace(/(\d) знак/, '$1\u00a0знак'));
  });

  it('of how many people: they are whole', () => {
    const people = { kind: 'Text', option: { format: 'number', min: 4_000 }, tag: 'peopleCount' } as const;
    expect(answerFault(people, { t: '9,5' })).toBe('Целое число, например 12');
    expect(answerFault(people, { t: '3' })).toBe('Не меньше 4');
    expect(answerFault(people, { t: '12' })).toBeNull();
  });

  it('of a birth date: nobody was born before 1900, nor is born after the day on which it is said', () => {
    const born = { kind: 'Text', option: { format: 'date' }, tag: 'personBirthDate' } as const;
    const said = (t: string, today?: string) => answerFault(born, { t }, today);
    expect(said('1890-05-05')).toBe('Проверьте год рождения: он раньше 1900');
    expect(said('2030-03-12', '2026-11-30')).toBe('Этот день ещё не наступил. Проверьте дату рождения');
    expect(said('2026-11-30', '2026-11-30')).toBeNull();
    expect(said('2030-03-12')).toBeNull();
  });

  it('of chosen lines: too many, one twice, a quantity or a text that is lacking', () => {
    expect(items({}, { i: ['a', 'b'] })).toBe('Выберите одно');
    expect(items({ count: 3 }, { i: ['a', 'b'] })).toBeNull();
    expect(items({ count: 3 }, { i: ['a', 'a'] })).toBe('Одно выбрано дважды');
    expect(items({ hasQuantity: true }, { i: ['a'], q: [0] })).toBe('Укажите, сколько: целое число от 1');
    expect(items({ hasQuantity: true }, { i: ['a'], q: [6] })).toBeNull();
    expect(items({ hasText: true }, { i: ['a'], s: [' '] })).toBe('Напишите пояснение к каждой строке');
  });

  it('of a range: half of it, turned round, outside', () => {
    expect(range({}, '', '')).toBeNull();
    expect(range({}, '3', '')).toBe('Укажите и начало, и конец');
    expect(range({}, '10', '9')).toBe('Начало позже конца');
    expect(range({}, '9', '10')).toBeNull();
    expect(range({ of: 'date' }, '2027-03-08', '2027-03-05')).toBe('Начало позже конца');
    expect(range({ min: 0, max: 100_000 }, '5', '101')).toBe('От 0 до 100');
  });

  it('of another kind, once a field has changed its kind', () => {
    expect(answerFault({ kind: 'Text', option: {} }, { f: ['a'] })).toBe('Здесь ответ другого вида. Ответьте заново');
  });

  it('of a file: its kind by its name, its size, nothing in it', () => {
    const field = { kind: 'Attachment', option: { categories: ['sound'], megabytes: 80 } } as const;
    const asked = { ...field, option: { ...field.option, categories: [...field.option.categories] } };
    expect(fileFault(asked, { name: 'Полька.MP3', size: 5_000 })).toBeNull();
    expect(fileFault(asked, { name: 'полька.exe', size: 5_000 })).toMatch(/^Такой файл не подходит. Подойдут: mp3/);
    expect(fileFault(asked, { name: 'полька', size: 5_000 })).toMatch(/^Такой файл не подходит/);
    expect(fileFault(asked, { name: 'полька.mp3', size: 81 * 1024 * 1024 })).toBe('Файл больше 80 МБ');
    expect(fileFault(asked, { name: 'полька.mp3', size: 0 })).toBe('Файл пуст');
  });
});
