import { describe, expect, it } from 'vitest';
import { newGuid } from '@rampa/kernel';
import type { EventKind } from './event-kinds.ts';
import { StreamLog } from './stream-log.ts';

const epoch = newGuid();

function log() {
  let ticks = 0;
  const made = new StreamLog(newGuid());
  const take = (revision: number, kinds: [number, EventKind][] | null, ofEpoch = epoch) =>
    made.take(
      {
        ...{ stream: made.stream, epoch: ofEpoch, revision },
        events: kinds && kinds.map(([at, kind]) => ({ revision: at, kind, payload: {} })),
      },
      revision,
      () => ++ticks,
    );
  return { made, take };
}

describe('what a node knows of a stream', () => {
  it('begins with a reset, then keeps what happens', () => {
    const { made, take } = log();
    expect(take(5, null)).toBe('reset');
    expect(take(5, [])).toBe('same');
    expect(take(7, [[6, 'mark.saved'], [7, 'item.activity']])).toBe('ahead'); // prettier-ignore
    expect(made.after(epoch, 5)?.map(({ revision }) => revision)).toEqual([6, 7]);
    expect(made.after(epoch, 6)?.map(({ revision }) => revision)).toEqual([7]);
    expect(made.after(epoch, 7)).toEqual([]);
    expect(made.after(epoch, 4)).toBeNull();
    expect(made.after(newGuid(), 6)).toBeNull();
  });

  it('takes for a change of access: the first read, an access event, a gap, another epoch, the end', () => {
    const { made, take } = log();
    const ticks = [made.accessAt];
    const note = () => ticks.push(made.accessAt);
    (take(1, null), note());
    (take(2, [[2, 'mark.saved']]), note());
    expect(ticks[2]).toBe(ticks[1]);
    (take(3, [[3, 'access.changed']]), note());
    (take(2_000, null), note());
    (take(2_001, [[2_001, 'mark.saved']], newGuid()), note());
    (made.lose(() => 99), note());
    expect(new Set(ticks).size).toBe(6);
    expect(made.head).toBeNull();
  });

  it('forgets the oldest, and says so', () => {
    const { made, take } = log();
    take(0, null);
    for (let revision = 1; revision <= 1_500; revision++) take(revision, [[revision, 'mark.saved']]);
    expect(made.after(epoch, 100)).toBeNull();
    expect(made.after(epoch, 1_400)).toHaveLength(100);
  });
});
