import { expect, it } from 'vitest';
import { attentionOf, type Readiness } from './attention.ts';

const ready: Readiness = { judges: 5, criteria: 5, awardFaults: 0, programs: [] };
const program = { title: 'Вокал', state: 'Draft' as const, performanceCount: 20, markedCount: 0 };
const texts = (change: Partial<Readiness>) => attentionOf({ ...ready, ...change }).map(({ text }) => text);

it('a new event has everything before it', () => {
  expect(texts({ judges: 0, criteria: 0 })).toEqual([
    'Программы выступлений ещё нет',
    'Судей ещё нет',
    'Критериев оценки ещё нет',
  ]);
});

it('an event that is ready asks for nothing', () => {
  expect(texts({ programs: [program, { ...program, state: 'Published' }] })).toEqual([]);
});

it('what happens now comes first', () => {
  const programs = [
    { ...program, title: 'Танец', state: 'Locked' as const, markedCount: 20 },
    { ...program, state: 'Open' as const, markedCount: 4 },
  ];
  expect(texts({ programs, awardFaults: 2 })).toEqual([
    '«Вокал»: идёт приём оценок, оценено 4 из 20',
    '«Танец»: протокол закрыт и ждёт утверждения',
    'Звания: 2\u00A0замечания, закрыть протокол не получится',
  ]);
});
