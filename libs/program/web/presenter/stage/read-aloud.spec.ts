import { describe, expect, it } from 'vitest';
import { announced, awarded, placeWords, stressedAs } from './read-aloud.ts';

const item = {
  kind: 'performance' as const,
  performer: 'Лель',
  title: '',
  collective: 'хореографический ансамбль',
  city: 'г. Буй',
  teachers: 'Попова Т.В.',
  pieceTitle: 'Камаринская',
};

describe('what is read aloud', () => {
  it('ends initials with one full stop and keeps «г.» with its town', () => {
    expect(announced(item)).toBe('На сцене\u00A0— Лель, г. Буй. Руководитель\u00A0— Попова\u00A0Т.В.\n«Камаринская».');
    expect(awarded(item)).toBe('Лель, хореографический ансамбль, г. Буй. Руководитель\u00A0— Попова\u00A0Т.В.');
  });

  it('lets nobody read the leader’s initials as the author’s', () => {
    const initials = { ...item, teachers: 'Ли А.', pieceTitle: 'М. П. Мусоргский. «Песня Варлаама»' };
    expect(announced(initials)).toContain('Руководитель\u00A0— Ли\u00A0А.\nМ.\u00A0П.\u00A0Мусоргский.');
  });

  it('gives no second pair of quotes to a name or a piece that has its own', () => {
    const own = { ...item, performer: 'Хор «Весна»', collective: '', pieceTitle: '«А»', city: '', teachers: '' };
    expect(announced(own)).toBe('На сцене\u00A0— Хор «Весна».\n«А».');
    expect(awarded(own)).toBe('Хор «Весна».');
  });

  it('leaves out what is not known', () => {
    const bare = { ...item, collective: '', city: '', teachers: '', pieceTitle: '' };
    expect(announced(bare)).toBe('На сцене\u00A0— Лель.');
    expect(awarded(bare)).toBe('Лель.');
  });

  it.each([
    [{ place: 4, placeTo: 4 }, '4-е место'],
    [{ place: 2, placeTo: 3 }, '2–3-е места'],
    [{ place: null, placeTo: null }, ''],
  ])('%j is «%s»', (given, words) => expect(placeWords(given)).toBe(words));
});

it('takes the stress marks that the organizer has put into the words to read', () => {
  const spoken = 'Руководитель — Инна Ветлу\u0301гина. «Полове\u0301цкие пляски».';
  expect(stressedAs('ВЕТЛУГИНА Инна, половецкие, Лель.', spoken)).toBe('ВЕТЛУ\u0301ГИНА Инна, полове\u0301цкие, Лель.');
  // Marks that stand already stay, and nothing is guessed.
  expect(stressedAs('Ветлуги\u0301на', spoken)).toBe('Ветлуги\u0301на');
  expect(stressedAs('Жар-птица', '')).toBe('Жар-птица');
});
