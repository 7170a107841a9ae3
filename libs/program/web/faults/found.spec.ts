import type { ProgramFaults, ProgramItemView, ProgramView } from '@rampa/contract';
import { exchangeFor } from '@rampa/program/domain';
import { expect, it } from 'vitest';
import { faultsIn, restFrom, restKept, stageOf, USUAL_REST } from './found.ts';
import { movedPlaces } from './shown-exchange.ts';
import { leftText, ownText, restText } from './words.ts';

const BEGIN = '2027-03-20T07:00:00.000Z';

function program(performers: readonly string[], given: Partial<ProgramView> = {}): ProgramView {
  const items = performers.map(
    (performer, at) =>
      ({
        ...{ guid: `i${at}`, kind: 'performance', performer, number: String(at + 1), block: at < 3 ? 'I' : 'II' },
        ...{ duration: 180, isWithdrawn: false, nominationGuid: null, activity: 'Waiting' },
      }) as ProgramItemView,
  );
  return { items, gap: 30, dateTimeBegin: BEGIN, replannedAt: null, protocolState: 'Draft', ...given } as ProgramView;
}

const own = (itemGuid: string, people: number[], given: Partial<ProgramFaults['items'][number]> = {}) => ({
  ...{ itemGuid, applicationGuid: null, people, overLimit: 0, limit: null, recorded: null },
  ...{ lacksRecording: false, outsideAges: [], ...given },
});

const NAMES = ['Арина', 'Лель', 'Ада', 'Ева', 'Яна', 'Зоя'];
const faults = (items: ProgramFaults['items'], given: Partial<ProgramFaults> = {}): ProgramFaults => ({
  ...{ people: NAMES, items, kept: [], elsewhere: [], ...given },
});

const SIX = program(['Арина', 'Арина', 'Лель', 'Ада', 'Ева', 'Яна']);
const WHO = [0, 0, 1, 2, 3, 4].map((person, at) => own(`i${at}`, [person]));

it('too little time comes first and the tightest of it, then what performances lack, in the program’s order', () => {
  const said = faults(
    [
      ...WHO.slice(0, 2),
      own('i2', [0], { overLimit: 20, limit: 160, lacksRecording: true }),
      own('i3', [2], { outsideAges: [{ name: 'Ада', age: 14 }] }),
      ...WHO.slice(4),
    ],
    {
      elsewhere: [
        {
          ...{ person: 2, itemGuid: 'x', programTitle: 'Малая сцена', label: '№\u00A09 Ада' },
          ...{ startAt: '2027-03-20T07:11:00.000Z', endAt: '2027-03-20T07:15:00.000Z' },
        },
      ],
    },
  );
  const found = faultsIn(SIX, said, stageOf(SIX, said), { items: 1, minutes: 0 });
  expect(found.map(({ kind, item }) => `${kind} ${item.number}`)).toEqual([
    ...['clash 1', 'clash 2', 'age 4', 'length 3', 'recording 3'],
  ]);
  const [first] = faultsIn(SIX, said, stageOf(SIX, said), { items: 1, minutes: 1 });
  expect(first).toMatchObject({ kind: 'clash', person: 'Ада', clash: { isElsewhere: true, restMs: -150_000 } });
  expect(first!.kind === 'clash' && restText(first!.clash)).toBe('в одно время');
});

it('what a recount has kept does not follow what stands before it', () => {
  const replanned = program(['Арина', 'Арина'], { replannedAt: '2027-03-20T08:00:00.000Z' });
  const said = faults([own('i0', [0]), own('i1', [0])], { kept: [{ itemGuid: 'i0', startAt: BEGIN }] });
  const [clash] = faultsIn(replanned, said, stageOf(replanned, said), { items: 1, minutes: 0 });
  expect(clash!.kind === 'clash' && restText(clash!.clash)).toBe('подряд, между ними 57:00');
});

it('nobody changes places in a closed protocol, nor whoever was called or has performed', () => {
  const movable = (given: ProgramView) => stageOf(given, faults([])).items.map(({ isMovable }) => isMovable);
  expect(movable(program(['а', 'б'], { protocolState: 'Locked' }))).toEqual([false, false]);
  const called = program(['а', 'б']);
  called.items[0]!.activity = 'Ready';
  expect(movable(called)).toEqual([false, true]);
});

it('an exchange is shown with both times and parts before it is made', () => {
  const stage = stageOf(SIX, faults(WHO));
  const rule = { items: 2, minutes: 0 };
  const [fault] = faultsIn(SIX, faults(WHO), stage, rule);
  const clash = fault?.kind === 'clash' ? fault.clash : null;
  const exchange = exchangeFor(clash!, stage, rule)!;
  expect(exchange).toMatchObject({ left: 0 });
  const minutes = (ms: number | null) => ((ms ?? 0) - Date.parse(BEGIN)) / 60_000;
  const moved = movedPlaces(stage, exchange)!;
  expect(moved.map(({ guid, place, startMs, block }) => [guid, place, startMs.map(minutes), block])).toEqual([
    ['i1', [2, 4], [3.5, 10.5], ['I', 'II']],
    ['i3', [4, 2], [10.5, 3.5], ['II', 'I']],
  ]);
  expect(movedPlaces(stage, { first: 'i1', second: 'gone' })).toBeNull();
});

it('a habit reads as it was kept, and anything else as usual', () => {
  expect(restFrom(restKept({ items: 0, minutes: 45 }))).toEqual({ items: 0, minutes: 45 });
  for (const bad of [null, '', '2', '2 ten', '-1 5', '2 10 3']) expect(restFrom(bad)).toEqual(USUAL_REST);
  expect(restFrom('99 999')).toEqual({ items: 30, minutes: 240 });
});

it('says how much is too long, and whether the recording is', () => {
  const [item] = SIX.items;
  const fault = (given: Partial<ProgramFaults['items'][number]>, kind: 'length' | 'age' | 'recording' = 'length') =>
    ownText({ kind, id: '', item: item!, own: own('i0', [], given) });
  expect(fault({ overLimit: 20, limit: 160 })).toBe('Номер 3:00 при пределе 2:40: лишние 0:20');
  expect(fault({ overLimit: 62, limit: 160, recorded: 222 })).toBe('Запись 3:42 при пределе 2:40: лишние 1:02');
  expect(fault({ outsideAges: [{ name: '', age: 21 }, { name: 'Ада', age: 5 }] }, 'age')).toBe('Участник, 21\u00A0год; Ада, 5\u00A0лет'); // prettier-ignore
  expect([leftText(0), leftText(1), leftText(5)].map((text) => text.at(-1))).toEqual(['.', '.', '.']);
  expect(leftText(1)).toContain('1\u00A0месте.');
});
