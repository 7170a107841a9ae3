import { expect, it } from 'vitest';
import { juryFaults, jurySteps, type PreparedJury } from './readiness.ts';

const ready: PreparedJury = {
  ...{ judges: 5, unlinked: [], early: [], unopened: [], criteria: 5, bare: [] },
  ...{ titles: 8, titleFaults: [], titleDoubts: [] },
};
const told = (change: Partial<PreparedJury>, key: string) => {
  const { state, fact } = jurySteps({ ...ready, ...change }).find((step) => step.key === key)!;
  return [state, fact];
};

it.each<[Partial<PreparedJury>, [string, string]]>([
  [{}, ['done', '5\u00A0судей, 5\u00A0критериев']],
  [{ judges: 0, criteria: 0 }, ['waiting', 'судьи и критерии ещё не добавлены']],
  [{ judges: 0 }, ['now', 'судьи ещё не добавлены, 5\u00A0критериев']],
  [{ criteria: 0 }, ['now', '5\u00A0судей, критерии ещё не добавлены']],
  [{ unlinked: ['А', 'Б'] }, ['now', '5\u00A0судей, 5\u00A0критериев; без ссылки: 2']],
  [{ early: ['А'] }, ['now', '5\u00A0судей, 5\u00A0критериев; ссылка кончается до конца мероприятия: 1']],
  [{ unopened: ['А', 'Б', 'В', 'Г'] }, ['done', '5\u00A0судей, 5\u00A0критериев; ссылку ещё не открыли: 4']],
  [
    { bare: [{ title: 'Вокал', lacks: 'judges' }], unopened: ['А', 'Б', 'В', 'Г'] },
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
  [{ titleFaults: ['а', 'б'] }, ['now', '2\u00A0замечания: протокол не закрыть']],
  [{ titleDoubts: ['а'] }, ['now', 'границы не от этой шкалы: проверьте их']],
])('titles: %o', (change, step) => expect(told(change, 'titles')).toEqual(step));

it.each<[Partial<PreparedJury>, [cure: string, text: string, isDoubt?: boolean][]]>([
  [{}, []],
  [{ judges: 0, criteria: 0 }, []],
  [{ judges: 0, bare: [{ title: 'Вокал', lacks: 'judges' }] }, [['judges', 'Судьи ещё не добавлены']]],
  [{ criteria: 0, bare: [{ title: null, lacks: 'criteria' }] }, [['criteria', 'Критерии ещё не добавлены']]],
  [
    {
      bare: [
        { title: 'Вокал', lacks: 'judges' },
        { title: null, lacks: 'judges' },
        { title: 'Танец', lacks: 'criteria' },
        { title: null, lacks: 'criteria' },
      ],
    },
    [
      ['judges', 'Номинацию «Вокал» некому судить'],
      ['judges', 'Выступления без номинации некому судить'],
      ['criteria', 'Номинация «Танец» осталась без критериев'],
      ['criteria', 'Выступления без номинации остались без критериев'],
    ],
  ],
  [
    { titleFaults: ['Между званиями остаётся пропуск: от 5 до 6.'], titleDoubts: ['Проверьте границы.'] },
    [
      ['titles', 'Между званиями остаётся пропуск: от 5 до 6'],
      ['titles', 'Проверьте границы', true],
    ],
  ],
  [{ unlinked: ['Белова Вера'] }, [['links', 'Без ссылки: Белова\u00A0В.']]],
  [{ early: ['Орлов Пётр'] }, [['links', 'Ссылка кончается до конца мероприятия: Орлов\u00A0П.']]],
  [
    { unopened: ['Белова Вера', 'Орлов Пётр', 'Чен Ли', 'Юй Ан'] },
    [['links', 'Ссылку ещё не открыли: Белова\u00A0В., Орлов\u00A0П., Чен\u00A0Л. и\u00A0ещё\u00A01', true]],
  ],
])('on the day %o', (change, faults) =>
  expect(
    juryFaults({ ...ready, ...change }).map(({ cure, text, isDoubt }) =>
      isDoubt ? [cure, text, isDoubt] : [cure, text],
    ),
  ).toEqual(faults),
);
