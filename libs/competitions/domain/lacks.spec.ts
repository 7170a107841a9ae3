import { describe, expect, it } from 'vitest';
import { attentionText, type LackKey } from './lacks.ts';

const all = () => true;
const text = (keys: LackKey[], isJudged = true, sees: (section: string) => boolean = all) =>
  attentionText(new Set(keys), isJudged, sees);

describe('what an event lacks', () => {
  it('is one line: two of it, and how many more', () => {
    expect(text([])).toBe('');
    expect(text(['form'])).toBe('Нет формы заявки');
    expect(text(['criteria', 'city'])).toBe('Нет города и критериев');
    expect(text(['city', 'place', 'form', 'judges'])).toBe('Нет города, площадки и ещё 2');
    expect(text(['city', 'place', 'form', 'documents', 'judges'])).toBe('Нет города, площадки и ещё 3');
  });

  it('names judges and criteria only where something is judged', () => {
    expect(text(['program', 'judges', 'criteria'], false)).toBe('Нет программы');
  });

  it('tells nobody of sections that are closed to him', () => {
    expect(text(['documents', 'program'], true, (section) => section === 'program')).toBe('Нет программы');
    expect(text(['documents'], true, (section) => section === 'program')).toBe('');
  });
});
