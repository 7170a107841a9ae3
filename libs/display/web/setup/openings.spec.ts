import type { OpeningsView } from '@rampa/contract';
import { describe, expect, it } from 'vitest';
import { openingLines } from './openings.ts';

type Program = OpeningsView['programs'][number];
const NONE = {
  ...{ showTitles: false, showPlaces: false, showTotals: false },
  ...{ showCriteria: false, showJudges: false, showComments: false },
};
const SHUT: Program = {
  ...{ programGuid: 'p', title: 'Отделение 1', protocol: 'Locked', protocolSaid: null, screens: [] },
  presenter: { isOpen: false, isAllowed: false, said: null },
  judges: { isOpen: false, seeing: 'none' },
  members: { isOpen: false, granted: NONE, said: null },
  link: { isOpen: false, granted: NONE, said: null },
  recount: { isOpen: false },
  papers: { isOpen: false },
};
const wordsOf = (program: Partial<Program>, key: string) => {
  const line = openingLines({ ...SHUT, ...program }).find((one) => one.key === key)!;
  return `${line.chip}: ${line.words}`;
};

describe('lines of openings', () => {
  it('stand for everybody, though nothing is open', () => {
    expect(openingLines(SHUT).map(({ whom, isOpen }) => [whom, isOpen])).toEqual([
      ['Ведущий: порядок награждения', false],
      ['Судьи: оценки друг друга', false],
      ['Участники у себя', false],
      ['Дипломы у участников', false],
      ['Все, у кого есть ссылка', false],
      ['Пакет для проверки, по ссылке', false],
    ]);
  });

  it('count what a screen may show now', () => {
    const screen = { displayGuid: 'd', title: 'Зал', reveal: 'afterDone' as const, of: 20, version: 1 };
    expect(wordsOf({ screens: [{ ...screen, shown: 12 }] }, 'd')).toMatch(/^открыто 12 из 20: После «Закончил»/);
    expect(wordsOf({ screens: [{ ...screen, shown: 0 }] }, 'd')).toMatch(/^закрыто: /);
  });

  it('tell what is granted before the protocol is published, and after it', () => {
    const granted = { ...NONE, showPlaces: true, showTotals: true };
    const members = { isOpen: false, granted, said: null };
    expect(wordsOf({ members }, 'members')).toBe('закрыто: Когда опубликуют протокол: места, итоговый балл');
    expect(wordsOf({ protocol: 'Published', members: { ...members, isOpen: true } }, 'members')).toBe(
      'открыто: Места, итоговый балл',
    );
    expect(wordsOf({ protocol: 'Published' }, 'members')).toBe('закрыто: Ничего не разрешено');
  });

  it('tell that the presenter is allowed, and waits for the protocol', () => {
    const presenter = { isOpen: false, isAllowed: true, said: null };
    expect(wordsOf({ protocol: 'Open', presenter }, 'presenter')).toBe('закрыто: Увидит, когда протокол закроют');
  });
});
