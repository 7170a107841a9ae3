import { describe, expect, it } from 'vitest';
import names from '../../kernel/testing/real-names/names.json' with { type: 'json' };
import { nominationOnScreen } from './screen-names.ts';

describe('a nomination on a screen', () => {
  it('is called by the organizer’s own short name', () => {
    expect(nominationOnScreen(names.nominations[0]!, 'Духовые')).toBe('Духовые');
  });

  it.each([
    [names.nominations[0]!, 'Духовые и ударные инструменты'],
    [names.nominations[1]!, names.nominations[1]!],
    [names.nominations[2]!, 'Эстрадный танец, стилизация народного танца, детский танец'],
    [names.nominations[3]!, 'Художественное слово'],
    ['Театр мод', 'Театр мод'],
    ['Декоративно-прикладное творчество (работы представлены на выставке)', 'Декоративно-прикладное творчество'],
    ['Танец (ансамбли)', 'Танец (ансамбли)'],
  ])('%s → %s', (title, short) => expect(nominationOnScreen(title, '')).toBe(short));
});
