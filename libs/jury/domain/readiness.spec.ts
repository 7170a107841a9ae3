import { expect, it } from 'vitest';
import { jurySteps, type PreparedJury } from './readiness.ts';

const ready: PreparedJury = {
  ...{ judges: 5, linked: 5, early: 0, unopened: 0, criteria: 5, bare: [] },
  ...{ titles: 8, titleFaults: 0, titleDoubts: 0 },
};
const told = (change: Partial<PreparedJury>, key: string) => {
  const { state, fact } = jurySteps({ ...ready, ...change }).find((step) => step.key === key)!;
  return [state, fact];
};

it.each<[Partial<PreparedJury>, [string, string]]>([
  [{}, ['done', '5\u00A0судей, 5\u00A0критериев']],
  [{ judges: 0, linked: 0, criteria: 0 }, ['waiting', 'судьи и критерии ещё не добавлены']],
  [{ judges: 0, linked: 0 }, ['now', 'судьи ещё не добавлены, 5\u00A0критериев']],
  [{ criteria: 0 }, ['now', '5\u00A0судей, критерии ещё не добавлены']],
  [{ linked: 3 }, ['now', '5\u00A0судей, 5\u00A0критериев; без ссылки: 2']],
  [{ early: 1 }, ['now', '5\u00A0судей, 5\u00A0критериев; ссылка кончается до конца мероприятия: 1']],
  [{ unopened: 4 }, ['done', '5\u00A0судей, 5\u00A0критериев; ссылку ещё не открыли: 4']],
  [
    { bare: [{ title: 'Вокал', lacks: 'judges' }], unopened: 4 },
    ['now', '5\u00A0судей, 5\u00A0критериев; номинация «Вокал» без судей'],
  ],
  [
    { bare: [{ title: null, lacks: 'criteria' }] },
    ['now', '5\u00A0судей, 5\u00A0критериев; выступления без номинации остались без критериев'],
  ],
  [
    {
      bare: [
        { title: 'Вокал', lacks: 'judges' },
        { title: 'Танец', lacks: 'criteria' },
      ],
    },
    ['now', '5\u00A0судей, 5\u00A0критериев; без судей или критериев 2\u00A0номинации'],
  ],
])('judges and criteria: %o', (change, step) => expect(told(change, 'judges')).toEqual(step));

it.each([
  [{}, ['done', '8\u00A0званий без разрывов']],
  [{ titles: 0 }, ['waiting', 'званий нет, будут только места']],
  [{ titleFaults: 2 }, ['now', '2\u00A0замечания: протокол не закрыть']],
  [{ titleDoubts: 1 }, ['now', 'границы не от этой шкалы: проверьте их']],
])('titles: %o', (change, step) => expect(told(change, 'titles')).toEqual(step));
