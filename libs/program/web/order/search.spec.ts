import { describe, expect, it } from 'vitest';
import type { ProgramItemView } from '@rampa/contract';
import { isFound } from './search.ts';

const item = {
  number: '24',
  performer: 'Жар-птица',
  collective: 'Образцовый ансамбль «Семёновна»',
  pieceTitle: 'Под дугой',
  title: '',
  group: 'Народный танец · 13–15 лет',
  teachers: 'Орлова И.',
  city: 'Арзамас',
} as ProgramItemView;

describe('a row of the running order', () => {
  it.each(['', '24', '№ 24', '№\u00A024', 'семен', 'жар', 'птица', 'народный 13', 'арзамас орлова'])(
    'is found by «%s»',
    (question) => expect(isFound(item, question)).toBe(true),
  );
  it.each(['2', '13', 'ица', 'народный вокал', '№ 240'])('is not found by «%s»', (question) =>
    expect(isFound(item, question)).toBe(false),
  );
});
