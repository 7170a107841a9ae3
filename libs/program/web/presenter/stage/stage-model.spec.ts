import { describe, expect, it } from 'vitest';
import type { ProgramItemView } from '@rampa/contract';
import { backOf, delayOf, forecastOf, movesOf, nameOf, stageOf } from './stage-model.ts';

function item(number: string, more: Partial<ProgramItemView> = {}): ProgramItemView {
  return {
    guid: number,
    kind: 'performance',
    number,
    block: 'II отделение',
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
    nominationGuid: null,
    nomination: '',
    group: '',
    groupValues: {},
    activity: 'Waiting',
    isWithdrawn: false,
    onStageAt: null,
    doneAt: null,
    plannedAt: null,
    forecastAt: null,
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

describe('the buttons', () => {
  it('end who is on stage, call the next and bring on the one who was called', () => {
    const moves = movesOf(
      stageOf([item('24', { activity: 'OnStage' }), item('25', { activity: 'Ready' }), item('26')]),
    );
    expect(moves).toMatchObject({
      ready: { item: { number: '26' }, activity: 'Ready' },
      onStage: { item: { number: '25' }, activity: 'OnStage' },
      done: { item: { number: '24' }, activity: 'Done' },
      skip: { item: { number: '25' }, activity: 'Skipped' },
      main: 'done',
    });
  });

  it('bring on the next when the stage is empty', () => {
    expect(movesOf(stageOf([item('24', { activity: 'Done' }), item('25')]))).toMatchObject({
      onStage: { item: { number: '25' } },
      done: null,
      main: 'onStage',
    });
  });

  it('have nothing to do after the last', () => {
    expect(movesOf(stageOf([item('24', { activity: 'Done' })]))).toMatchObject({
      ready: null,
      onStage: null,
      done: null,
      skip: null,
    });
  });

  it('take a step back together with what it ended', () => {
    const [before, next] = [item('24', { activity: 'OnStage' }), item('25', { activity: 'Ready' })];
    expect(backOf({ item: next, activity: 'OnStage' }, 'Ready', before)).toEqual([
      { item: next, activity: 'Ready' },
      { item: before, activity: 'OnStage' },
    ]);
    expect(backOf({ item: before, activity: 'Done' }, 'OnStage', before)).toEqual([
      { item: before, activity: 'OnStage' },
    ]);
  });
});

describe('the delay', () => {
  it('is how late the last one began, and how far he is over his time', () => {
    const items = [
      item('23', { activity: 'Done', onStageAt: at('11:00:00'), plannedAt: at('11:00:00') }),
      item('24', { activity: 'OnStage', onStageAt: at('11:14:00'), plannedAt: at('11:05:00') }),
      item('25', { plannedAt: at('11:10:00') }),
    ];
    expect(delayOf(items, Date.parse(at('11:15:00')))).toBe(9 * 60_000);
    const delay = delayOf(items, Date.parse(at('11:20:20')));
    expect(delay).toBe(9 * 60_000 + 3 * 60_000);
    expect(forecastOf(items[2]!, delay)).toBe(Date.parse(at('11:22:00')));
  });
  it('is unknown before the beginning', () => {
    expect(delayOf([item('24', { plannedAt: at('11:00:00') })], 0)).toBeNull();
    expect(forecastOf(item('24'), null)).toBeNull();
  });
});

describe('a name', () => {
  it('is the item’s own title where nobody performs', () => {
    expect(nameOf(pause)).toBe('Перерыв');
    expect(nameOf(item('', { kind: 'award' }))).toBe('Награждение');
  });
});
