import { describe, expect, it } from 'vitest';
import type { ProgramItemView } from '@rampa/contract';
import { blocksOf, timesOf } from './order.ts';

const item = (number: string, change: Partial<ProgramItemView> = {}): ProgramItemView => ({
  guid: number,
  kind: 'performance',
  number,
  block: 'I',
  performer: `Исполнитель ${number}`,
  collective: '',
  city: '',
  institution: '',
  teachers: '',
  pieceTitle: '',
  authors: '',
  title: '',
  presenterText: '',
  note: '',
  duration: 180,
  peopleCount: 0,
  performerKind: 'unknown',
  hasConsent: true,
  nominationGuid: null,
  participantUserGuid: null,
  nomination: '',
  group: '',
  groupValues: {},
  activity: 'Waiting',
  isWithdrawn: false,
  onStageAt: null,
  doneAt: null,
  plannedAt: null,
  forecastAt: null,
  ...change,
});

describe('the times', () => {
  const at = (time: string) => `2026-11-21T${time}.000Z`;
  const program = [
    item('1', { activity: 'OnStage', plannedAt: at('11:00:00'), onStageAt: at('11:12:10') }),
    item('2', { plannedAt: at('11:03:30') }),
    item('3', { plannedAt: at('11:07:00') }),
  ];

  it('make the rest as late as who is on stage, to the minute', () => {
    const { late, forecasts, ends } = timesOf(program, 30, Date.parse(at('11:13:00')));
    expect(late).toBe(12);
    expect([...forecasts]).toEqual([
      ['2', at('11:15:00')],
      ['3', at('11:19:00')],
    ]);
    expect(ends).toEqual({ planned: at('11:10:00'), forecast: at('11:22:00') });
  });

  it('are the plan before the beginning', () => {
    const waiting = program.map((one) => ({ ...one, activity: 'Waiting' as const, onStageAt: null }));
    const { late, forecasts, ends } = timesOf(waiting, 30, Date.parse(at('12:00:00')));
    expect([late, forecasts.size]).toEqual([null, 0]);
    expect(ends).toEqual({ planned: at('11:10:00'), forecast: at('11:10:00') });
  });

  it('say nothing of lateness on another day', () => {
    const { late, forecasts } = timesOf(program, 30, Date.parse('2026-11-29T11:00:00.000Z'));
    expect([late, forecasts.size]).toEqual([null, 0]);
  });

  it('know no end after the last', () => {
    expect(timesOf([item('1', { activity: 'Done', doneAt: at('11:00:00') })], 30, 0).ends).toBeNull();
  });
});

describe('blocks', () => {
  it('break where the block changes; a nameless pause stays inside', () => {
    const blocks = blocksOf([
      item('1', { activity: 'Done' }),
      item('p', { kind: 'pause', block: '' }),
      item('2'),
      item('3', { block: 'II' }),
    ]);
    expect(blocks.map(({ title, items, performances, done }) => [title, items.length, performances, done])).toEqual([
      ['I', 3, 2, 1],
      ['II', 1, 1, 0],
    ]);
  });

  it('stay the same ones in the page when another row comes first, and when a name comes twice', () => {
    const keysOf = (...items: Parameters<typeof blocksOf>[0]) => blocksOf(items).map(({ key }) => key);
    const [one, two, three, four] = [item('1'), item('2'), item('3', { block: 'II' }), item('4')];
    expect(keysOf(two, one, three)).toEqual(keysOf(one, two, three));
    expect(new Set(keysOf(one, three, four)).size).toBe(3);
  });
});
