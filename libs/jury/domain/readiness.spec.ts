import { expect, it } from 'vitest';
import { jurySteps, type PreparedJury } from './readiness.ts';

const ready: PreparedJury = { judges: 5, linked: 5, criteria: 5, titles: 8, titleFaults: 0 };
const told = (change: Partial<PreparedJury>, key: string) => {
  const { state, fact } = jurySteps({ ...ready, ...change }).find((step) => step.key === key)!;
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
