import { describe, expect, it } from 'vitest';
import {
  ceremonySteps,
  CLOSING,
  movedCeremony,
  OPENING,
  rowKey,
  type AwardingPart,
  type CalledRow,
  type CeremonyMove,
  type CeremonyState,
} from './index.ts';

const row = (itemGuid: string, title: string, more: Partial<CalledRow> = {}): CalledRow => ({
  ...{ itemGuid, prizeGuid: null, group: 'Танец', award: { title, color: '#F6D37A' }, giver: '' },
  ...{ place: null, placeTo: null, total: '9,00' },
  ...more,
});

const DANCE: AwardingPart = {
  kind: 'group',
  title: 'Танец',
  rows: [
    row('в', 'Лауреат III', { place: 4 }),
    row('б', 'Лауреат II', { place: 2 }),
    row('г', 'Лауреат II', { place: 2 }),
  ],
};
const JURY: AwardingPart = {
  kind: 'jury',
  title: 'Гран-при',
  rows: [row('а', 'Гран-при', { place: 1, total: '9,83' })],
};
const PRIZES: AwardingPart = {
  kind: 'prizes',
  title: 'Спецпризы',
  rows: [row('в', 'За костюм', { prizeGuid: 'п', total: null })],
};
const PARTS = [DANCE, PRIZES, JURY];

const START: CeremonyState = { step: OPENING, hasPoints: true, absent: [], past: [] };

/** «б+г title»: who stands on each step, and what is said. */
function told(parts: readonly AwardingPart[], absent: readonly string[] = [], hasPoints = true): string[] {
  return ceremonySteps(parts, { absent, hasPoints }).map(({ calling, kind, key }) =>
    calling ? `${calling.rows.map(rowKey).join('+')} ${kind}${calling.isLate ? ' late' : ''}` : key,
  );
}

/** Null as soon as a move is refused. */
function play(
  moves: readonly CeremonyMove[],
  from = START,
  parts: readonly AwardingPart[] = PARTS,
): CeremonyState | null {
  let state: CeremonyState | null = from;
  for (const move of moves) state = state && movedCeremony(parts, state, move);
  return state;
}
const NEXT = { do: 'next' } as const;
const BACK = { do: 'back' } as const;
const times = (count: number, move: CeremonyMove): CeremonyMove[] => Array.from({ length: count }, () => move);

describe('the steps of the ceremony', () => {
  it('go from the lowest title to the grand prix, title before points, shared places together, prizes in their part', () => {
    expect(told(PARTS)).toEqual([
      OPENING,
      ...['в call', 'в title', 'в points'],
      ...['б+г call', 'б+г title', 'б+г points'],
      ...['п.в call', 'п.в title'],
      ...['а call', 'а title', 'а points'],
      CLOSING,
    ]);
  });

  it('leave points out where the organizer says so or nothing is counted', () => {
    expect(told(PARTS, [], false).filter((step) => step.includes('points'))).toEqual([]);
    expect(told([{ ...DANCE, rows: [row('в', 'Лауреат III', { total: null })] }])).toEqual([
      ...[OPENING, 'в call', 'в title', CLOSING],
    ]);
  });

  it('part those who share a place in different groups, hold different titles or have no place', () => {
    const apart = [
      ...[row('а', 'I', { place: 1 }), row('б', 'I', { place: 1, group: 'Вокал' })],
      ...[row('в', 'II', { place: 1 }), row('г', 'III'), row('д', 'III')],
    ];
    expect(told([{ ...DANCE, rows: apart }], [], false).filter((step) => step.includes('+'))).toEqual([]);
  });

  it('put no more than four names on a screen', () => {
    const rows = [...'абвгд'].map((name) => row(name, 'I', { place: 1 }));
    expect(told([{ ...DANCE, rows }], [], false)).toEqual([
      OPENING,
      'а+б+в+г call',
      'а+б+в+г title',
      'д call',
      'д title',
      CLOSING,
    ]);
  });

  it('call who was absent at the very end, in the order in which they were missed', () => {
    expect(told(PARTS, ['а', 'б'], false)).toEqual([
      ...[OPENING, 'в call', 'в title', 'г call', 'г title', 'п.в call', 'п.в title'],
      ...['а call late', 'а title late', 'б call late', 'б title late', CLOSING],
    ]);
  });

  it('are none where nobody is called', () => {
    expect(told([])).toEqual([]);
    expect(told([{ ...DANCE, rows: [] }])).toEqual([]);
  });
});

describe('moving through the ceremony', () => {
  it('goes on step by step, stops at the end, and goes back to the beginning', () => {
    const count = ceremonySteps(PARTS, START).length - 1;
    const end = play(times(count, NEXT));
    expect(end).toMatchObject({ step: CLOSING });
    expect(movedCeremony(PARTS, end!, NEXT)).toBeNull();
    expect(play(times(count, BACK), end!)).toEqual(START);
    expect(movedCeremony(PARTS, START, BACK)).toBeNull();
  });

  it('goes back step by step where nothing is remembered', () => {
    expect(play([BACK], { ...START, step: 'б:title' })).toMatchObject({ step: 'б:call' });
  });

  it('takes a jump back to where it came from', () => {
    expect(play([NEXT, { do: 'jump', step: 'а:title' }, BACK])).toMatchObject({ step: 'в:call' });
    expect(play([{ do: 'jump', step: 'я:title' }])).toBeNull();
  });

  it('puts an absent one to the end and goes on with the next; one step back is as before', () => {
    const called = play([NEXT])!;
    const without = movedCeremony(PARTS, called, { do: 'absent', rows: ['в'] })!;
    expect(without).toMatchObject({ step: 'б:call', absent: ['в'] });
    expect(movedCeremony(PARTS, without, BACK)).toEqual(called);
  });

  it('leaves those who are here at the same step when one of a shared place is absent', () => {
    const shared = play([{ do: 'jump', step: 'б:title' }])!;
    expect(movedCeremony(PARTS, shared, { do: 'absent', rows: ['б'] })).toMatchObject({
      step: 'г:title',
      absent: ['б'],
    });
    expect(movedCeremony(PARTS, shared, { do: 'absent', rows: ['а'] })).toBeNull();
  });

  it('brings one back to his place, and the screen stays with who is on it', () => {
    const late = play([
      { do: 'jump', step: 'б:call' },
      { do: 'absent', rows: ['б'] },
    ])!;
    expect(movedCeremony(PARTS, late, { do: 'present', rows: ['б'] })).toMatchObject({ step: 'б:call', absent: [] });
    expect(movedCeremony(PARTS, late, { do: 'present', rows: ['а'] })).toBeNull();
  });

  it('calls the last one again when he is absent', () => {
    const last = play([
      { do: 'jump', step: 'а:call' },
      { do: 'absent', rows: ['а'] },
    ])!;
    expect(last).toMatchObject({ step: 'а:call', absent: ['а'] });
    expect(told(PARTS, last.absent).at(-2)).toBe('а points late');
  });

  it('does nothing while its step is not in the order any more, and jumps out of there', () => {
    const lost = { ...START, step: 'г:title' };
    expect(play([NEXT], lost, [JURY])).toBeNull();
    expect(play([BACK], lost, [JURY])).toBeNull();
    expect(play([{ do: 'jump', step: 'а:call' }], lost, [JURY])).toMatchObject({ step: 'а:call' });
  });
});
