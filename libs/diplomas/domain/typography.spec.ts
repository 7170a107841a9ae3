import { describe, expect, it } from 'vitest';
import {
  awardOfDiploma,
  dateRange,
  printable,
  quoted,
  seriesOf,
  shortName,
  signedName,
  typeset,
} from './typography.ts';

const shown = (text: string) => text.replaceAll('\u00A0', '_');

it.each([
  ['школа  искусств имени П. И. Чайковского', 'школа искусств имени_П._И._Чайковского'],
  ['песни и танца на берегу у реки', 'песни и_танца на_берегу у_реки'],
  ['ДШИ № 4, г. Кострома', 'ДШИ №_4, г._Кострома'],
  ['«Ансамбль «Узоры» и «Лад»»', '«Ансамбль „Узоры“ и_„Лад“»'],
  ['«Хор «Весна»', '«Хор «Весна»'],
  ['Ансамбль «Узоры», студия «Лад»', 'Ансамбль «Узоры», студия «Лад»'],
  ['«В темноте — свет»', '«В_темноте_— свет»'],
  ['Иванова Мария', 'Иванова Мария'],
  ['Студия "Лель" и хор "Заря"', 'Студия «Лель» и_хор «Заря»'],
  ['"Барыня" (обр. Захарова)', '«Барыня» (обр. Захарова)'],
  ['"},{" 12" f("x")', '"},{" 12" f("x")'],
  ['соло, 7–9 лет, 12 чел.', 'соло, 7–9_лет, 12_чел.'],
])('%s is set as %s', (typed, set) => {
  expect(shown(typeset(typed))).toBe(set);
});

it('a title gets quotation marks once', () => {
  expect([quoted('Камаринская'), quoted('«Жар-птица»'), quoted('')]).toEqual(['«Камаринская»', '«Жар-птица»', '']);
});

it('a title within quotation marks has its own ones inside', () => {
  const titles = ['Песня «Ой, „цветёт“ калина»', 'Сюита «Китеж» по опере «Сказание»', 'Вальс "Осень"'];
  expect(titles.map(quoted)).toEqual([
    '«Песня „Ой, „цветёт“ калина“»',
    '«Сюита „Китеж“ по опере „Сказание“»',
    '«Вальс „Осень“»',
  ]);
  expect(quoted('«Полёт шмеля» из оперы «Сказка»')).toBe('«Полёт шмеля» из оперы «Сказка»');
});

it('a title takes the case that «диплом» wants; what is unknown stays', () => {
  expect(['Лауреат I степени', 'Дипломант', 'Участник', 'Гран-при', 'Лауреатский'].map(awardOfDiploma)).toEqual([
    'лауреата I степени',
    'дипломанта',
    'участника',
    'Гран-при',
    'Лауреатский',
  ]);
});

it('names are shortened as protocols and signatures want them', () => {
  expect(shown(shortName('Берестов Андрей Николаевич'))).toBe('Берестов_А._Н.');
  expect(shown(signedName('Берестов Андрей Николаевич'))).toBe('А._Н._Берестов');
  expect(shown(shortName('Берестов А. Н.'))).toBe('Берестов_А._Н.');
  expect([shortName('Мария'), signedName('')]).toEqual(['Мария', '']);
});

it('a series is made of the event’s own name and year', () => {
  expect(seriesOf('XIV фестиваль «Светлояр»', '2026-11-20')).toBe('СВ26');
  expect(seriesOf('Ёлка', '2027-01-02')).toBe('ЁЛ27');
  expect(seriesOf('2026', '2026-01-02')).toBe('26');
});

describe('dates', () => {
  it.each([
    ['2026-11-20', '2026-11-22', '20–22_ноября 2026'],
    ['2026-11-20', '2026-11-20', '20_ноября 2026'],
    ['2026-11-30', '2026-12-02', '30_ноября – 2_декабря 2026'],
    ['2026-12-30', '2027-01-02', '30_декабря 2026 – 2_января 2027'],
  ])('%s to %s', (begin, end, text) => {
    expect(shown(dateRange(begin, end))).toBe(text);
  });
});

describe('what paper cannot hold', () => {
  it.each([
    ['🎭 Ёжики 👩‍👩‍👧 и 🇷🇺 море', 'Ёжики и_море'],
    ['А\u202Eб\u200B\uFEFFв', 'Абв'],
    ['🎭', '—'],
    ['', ''],
    ['© 2026 ™', '© 2026 ™'],
  ])('%s is printed as %s', (typed, printed) => {
    expect(shown(printable(typed))).toBe(printed);
  });
});
