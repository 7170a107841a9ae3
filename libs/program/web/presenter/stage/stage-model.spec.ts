import { describe, expect, it } from 'vitest';
import type { PresenterItemView } from '@rampa/contract';
import { awardSteps, besides, longestUnbroken, movesOf, nameOf, stageOf, timesOf } from './stage-model.ts';

function item(number: string, more: Partial<PresenterItemView> = {}): PresenterItemView {
  return {
    guid: number,
    kind: 'performance',
    number,
    performer: `Ансамбль ${number}`,
    collective: '',
    city: 'Кострома',
    institution: '',
    teachers: '',
    pieceTitle: '',
    authors: '',
    title: '',
    presenterText: '',
    note: '',
    duration: 200,
    peopleCount: 0,
    nomination: '',
    group: '',
    activity: 'Waiting',
    isWithdrawn: false,
    extra: [],
    onStageAt: null,
    doneAt: null,
    plannedAt: null,
    ...more,
  };
}

const pause = item('pause', { kind: 'pause', title: 'Перерыв', number: '' });
const at = (time: string) => `2026-11-20T${time}.000Z`;

describe('the stage', () => {
  it('has one on it, and those to come in order, without the withdrawn and the skipped', () => {
    const stage = stageOf([
      item('23', { activity: 'Done' }),
      item('24', { activity: 'OnStage' }),
      item('25', { isWithdrawn: true }),
      item('26', { activity: 'Skipped' }),
      pause,
      item('27'),
    ]);
    expect(stage.onStage?.number).toBe('24');
    expect(stage.coming.map(({ number }) => number)).toEqual(['27']);
    expect(stage.following.map(({ guid }) => guid)).toEqual(['pause', '27']);
  });

  it('has left a break behind once somebody after it has been on', () => {
    expect(
      stageOf([item('23', { activity: 'Done' }), pause, item('24', { activity: 'Done' }), item('25')]).following,
    ).toHaveLength(1);
  });
});

describe('out of turn', () => {
  const items = [
    item('2', { activity: 'Done', doneAt: '2026-11-20T11:03:00.000Z' }),
    ...[item('3'), pause, item('4')],
    item('8', { activity: 'Done', doneAt: '2026-11-20T11:09:00.000Z' }),
    item('9'),
  ];

  it('nobody is passed over: who stood before stays at the head of the list, breaks in their places', () => {
    expect(stageOf(items).following.map(({ guid }) => guid)).toEqual(['3', 'pause', '4', '9']);
    expect(movesOf(items)).toMatchObject({ onStage: { item: { number: '3' } }, ready: { item: { number: '3' } } });
  });

  it('the list runs by the clock of the same page', () => {
    const { starts } = timesOf({ items, gap: 30 }, Date.parse('2026-11-20T11:10:00Z'));
    const byTime = [...starts].toSorted(([, left], [, right]) => left - right);
    expect(byTime.map(([guid]) => guid)).toEqual(['3', 'pause', '4', '9']);
  });
});

describe('the buttons', () => {
  it('end who is on stage, call the next and bring on the one who was called', () => {
    const moves = movesOf([item('24', { activity: 'OnStage' }), item('25', { activity: 'Ready' }), item('26')]);
    expect(moves).toMatchObject({
      ready: { item: { number: '26' }, activity: 'Ready' },
      onStage: { item: { number: '25' }, activity: 'OnStage' },
      done: { item: { number: '24' }, activity: 'Done' },
      skip: { item: { number: '25' }, activity: 'Skipped' },
      main: 'done',
    });
  });

  it('bring on the next when the stage is empty', () => {
    expect(movesOf([item('24', { activity: 'Done' }), item('25')])).toMatchObject({
      onStage: { item: { number: '25' } },
      done: null,
      main: 'onStage',
    });
  });

  it('have nothing to do after the last', () => {
    expect(movesOf([item('24', { activity: 'Done' })])).toMatchObject({
      ready: null,
      onStage: null,
      done: null,
      skip: null,
    });
  });
});

describe('the times', () => {
  const items = [
    item('23', { activity: 'Done', onStageAt: at('11:00:00'), doneAt: at('11:03:20'), plannedAt: at('11:00:00') }),
    item('24', { activity: 'OnStage', onStageAt: at('11:14:00'), plannedAt: at('11:03:50') }),
    item('25', { plannedAt: at('11:07:40') }),
  ];

  it('are as late as who is on stage, and later by what he is over his time', () => {
    expect(timesOf({ items, gap: 30 }, Date.parse(at('11:15:00'))).delay).toBe(10);
    const { delay, starts } = timesOf({ items, gap: 30 }, Date.parse(at('11:20:20')));
    expect(delay).toBe(13);
    expect([...starts]).toEqual([['25', Date.parse(at('11:20:50'))]]);
  });

  it('are the plan before the beginning, and on a practice of another day', () => {
    const waiting = [item('24', { plannedAt: at('11:00:00') })];
    expect(timesOf({ items: waiting, gap: 30 }, 0)).toEqual({
      delay: null,
      starts: new Map([['24', Date.parse(at('11:00:00'))]]),
    });
    const later = timesOf({ items, gap: 30 }, Date.parse('2026-11-29T11:00:00Z'));
    expect([later.delay, ...later.starts.values()]).toEqual([null, Date.parse(at('11:07:40'))]);
  });
});

describe('the awarding', () => {
  it('is one list in the order of reading, and nothing before it may be read', () => {
    const items = [item('24'), item('25')];
    const row = { award: { title: 'Лауреат II степени', color: '#DADDE3' }, giver: '', place: 2, placeTo: 2 };
    expect(awardSteps({ items, awards: null })).toBeNull();
    const awards = [
      { title: 'Танец', rows: [{ ...row, itemGuid: '25' }] },
      { title: 'Гран-при', rows: [{ ...row, itemGuid: '24' }] },
    ];
    expect(awardSteps({ items, awards })!.map(({ part, item: { number } }) => [part, number])).toEqual([
      ['Танец', '25'],
      ['Гран-при', '24'],
    ]);
  });
});

it('looking around stays inside the program', () => {
  const items = [item('1'), item('2')];
  expect([besides(items, '1', 1)?.number, besides(items, '2', 1)?.number, besides(items, '1', -1)?.number]).toEqual([
    ...['2', '2', '1'],
  ]);
  expect(besides([], null, 1)).toBeNull();
});

describe('a name', () => {
  it('is the item’s own title where nobody performs', () => {
    expect(nameOf(pause)).toBe('Перерыв');
    expect(nameOf(item('', { kind: 'award' }))).toBe('Награждение');
  });
});

it('a name is as long as its longest piece that may not be broken', () => {
  expect(longestUnbroken('Полина Ястребова')).toBe(10);
  expect(longestUnbroken('МЕЛЬНИКОВА Арина')).toBe(13);
  expect(longestUnbroken('Иванова\u2060-\u2060Петренко Анна')).toBe(17);
  expect(longestUnbroken('Преображенского-Рождественского')).toBe(17);
});
