import { expect, it } from 'vitest';
import { judgingSteps, type PreparedJudging } from './readiness.ts';

const ready: PreparedJudging = { judges: 5, linked: 5, criteria: 5, titles: 8, titleFaults: 0, protocols: [] };
const told = (change: Partial<PreparedJudging>, key: string) => {
  const { state, fact } = judgingSteps({ ...ready, ...change }).find((step) => step.key === key)!;
  return [state, fact];
};

it.each([
  [{}, ['done', '5\u00A0судей, 5\u00A0критериев']],
  [{ judges: 0, linked: 0, criteria: 0 }, ['waiting', 'судьи и критерии ещё не добавлены']],
  [{ judges: 0, linked: 0 }, ['now', 'судьи ещё не добавлены, 5\u00A0критериев']],
  [{ criteria: 0 }, ['now', '5\u00A0судей, критерии ещё не добавлены']],
  [{ linked: 3 }, ['now', '5\u00A0судей, 5\u00A0критериев; без ссылки: 2']],
])('judges and criteria: %o', (change, step) => expect(told(change, 'judges')).toEqual(step));

it.each([
  [{}, ['done', '8\u00A0званий без разрывов']],
  [{ titles: 0 }, ['waiting', 'званий нет, будут только места']],
  [{ titleFaults: 2 }, ['now', '2\u00A0замечания: протокол не закрыть']],
])('titles: %o', (change, step) => expect(told(change, 'titles')).toEqual(step));

const protocol = (title: string, state: PreparedJudging['protocols'][number]['state']) => ({ title, state });

it.each([
  [[], ['waiting', 'ещё не открыты']],
  [
    [protocol('Танец', 'Confirmed'), protocol('Вокал', 'Open')],
    ['now', '«Вокал»: идёт приём оценок'],
  ],
  [
    [protocol('Танец', 'Published'), protocol('Вокал', 'Confirmed')],
    ['now', '«Вокал»: утверждён, не опубликован'],
  ],
  [
    [protocol('Танец', 'Published'), protocol('Вокал', 'Draft')],
    ['waiting', 'опубликовано 1 из 2'],
  ],
  [[protocol('Танец', 'Published')], ['done', 'опубликован']],
])('protocols: %o', (protocols, step) => expect(told({ protocols }, 'protocols')).toEqual(step));
