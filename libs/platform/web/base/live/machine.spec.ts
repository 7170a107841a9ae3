import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STALE_AFTER_MS, type Frame } from '@rampa/contract';
import { step, type Deed, type Happening } from './machine.ts';
import { begun, emptyPicture, type Picture } from './picture.ts';

const VIEW = { view: 'protocol', key: 'program' } as const;
const A = '00000000-0000-7000-8000-00000000000a';
const B = '00000000-0000-7000-8000-00000000000b';

const state = (revision: number, epoch = A): Frame => ({
  t: 'state',
  ...VIEW,
  epoch,
  revision,
  at: 1000 + revision,
  state: { revision, epoch },
});
const changed = (prev: number, revision: number, epoch = A): Frame => ({
  t: 'changed',
  ...VIEW,
  epoch,
  prev,
  revision,
  at: 1000 + revision,
  keys: [],
});
const beat = (revision: number, epoch = A): Frame => ({
  t: 'beat',
  ...VIEW,
  epoch,
  revision,
  serverTime: 5000 + revision,
});

type Told = Happening extends infer H ? (H extends { now: number } ? Omit<H, 'now'> & { now?: number } : never) : never;

function run(...told: Told[]): { picture: Picture; deeds: Deed[] } {
  let picture = emptyPicture(0);
  let deeds: Deed[] = [];
  for (const one of told) ({ picture, deeds } = step(picture, { now: 0, ...one } as Happening));
  return { picture, deeds };
}

const frame = (given: Frame, now = 0): Told => ({ type: 'frame', frame: given, now });
const connected: Told = { type: 'connected' };
const read = (revision: number, epoch = A): Told => ({
  type: 'read',
  epoch,
  revision,
  state: { revision, epoch },
  etag: `"${revision}"`,
});

describe('a subscription', () => {
  it('asks for a snapshot when connected and is live with it', () => {
    expect(run(connected)).toMatchObject({ picture: { status: 'loading' }, deeds: ['subscribe'] });
    expect(run(connected, frame(state(3))).picture).toMatchObject({ status: 'live', revision: 3, at: 1003 });
  });

  it('takes newer states, drops older ones', () => {
    const { picture } = run(connected, frame(state(3)), frame(state(5)), frame(state(4)));
    expect(picture).toMatchObject({ status: 'live', revision: 5, state: { revision: 5 } });
  });

  it('reads by HTTP what is only announced, and is live with the answer', () => {
    expect(run(connected, frame(changed(0, 7)))).toMatchObject({ picture: { status: 'loading' }, deeds: ['read'] });
    expect(run(connected, frame(changed(0, 7)), read(7)).picture).toMatchObject({ status: 'live', revision: 7 });
  });

  it('reads again while the answer is below what was announced', () => {
    const steps = run(connected, frame(changed(0, 7)), frame(changed(7, 8)), read(7));
    expect(steps).toMatchObject({ picture: { status: 'loading', revision: 7 }, deeds: ['read'] });
  });

  it('subscribes again over a gap', () => {
    const steps = run(connected, frame(changed(0, 7)), read(7), frame(changed(9, 10)));
    expect(steps).toMatchObject({ picture: { status: 'loading' }, deeds: ['subscribe'] });
  });

  it('sees no gap in a change announced while it still reads the one before', () => {
    const steps = run(connected, frame(changed(0, 7)), frame(changed(7, 8)));
    expect(steps).toMatchObject({ picture: { heard: 8 }, deeds: ['read'] });
  });

  it('subscribes again when a beat is newer, and rests when it is not', () => {
    expect(run(connected, frame(state(3)), frame(beat(4))).deeds).toEqual(['subscribe']);
    expect(run(connected, frame(state(3)), frame(beat(3)))).toMatchObject({ picture: { status: 'live' }, deeds: [] });
  });

  it('resets under another epoch, even to a lower revision', () => {
    expect(run(connected, frame(state(9)), frame(state(2, B))).picture).toMatchObject({
      status: 'live',
      revision: 2,
      epoch: B,
    });
    expect(run(connected, frame(state(9)), frame(beat(2, B)))).toMatchObject({
      picture: { status: 'loading', revision: 9 },
      deeds: ['subscribe'],
    });
  });

  it('does not take an answer of an epoch that the socket has left', () => {
    const steps = run(connected, frame(changed(0, 9)), frame(state(2, B)), read(9));
    expect(steps).toMatchObject({ picture: { revision: 2, epoch: B }, deeds: ['subscribe'] });
  });

  it('keeps the picture and says since when it is old after ten silent seconds', () => {
    const steps = run(connected, frame(state(3)), frame(beat(3)), { type: 'tick', now: STALE_AFTER_MS });
    expect(steps).toMatchObject({
      picture: { status: 'stale', staleSince: 5003, state: { revision: 3 } },
      deeds: ['reconnect'],
    });
  });

  it('is not live while disconnected, and live again only with a new snapshot', () => {
    const lost: Told[] = [connected, frame(state(3)), { type: 'disconnected' }];
    expect(run(...lost).picture.status).toBe('loading');
    expect(run(...lost, { type: 'tick', now: STALE_AFTER_MS }).picture.status).toBe('stale');
    const back = run(...lost, { type: 'tick', now: STALE_AFTER_MS }, connected);
    expect(back).toMatchObject({ picture: { status: 'loading', staleSince: 1003 }, deeds: ['subscribe'] });
    const again = run(...lost, { type: 'tick', now: STALE_AFTER_MS }, connected, frame(state(3)));
    expect(again.picture).toMatchObject({ status: 'live', staleSince: null });
  });

  it('asks again when a snapshot does not come although beats do', () => {
    const steps = run(connected, frame(beat(3), 5_000), { type: 'tick', now: STALE_AFTER_MS });
    expect(steps.deeds).toEqual(['subscribe']);
  });

  it('ends for good and forgets the picture', () => {
    const end: Frame = { t: 'end', ...VIEW, code: 'linkRevoked', message: 'Организатор отозвал эту ссылку.' };
    const { picture } = run(connected, frame(state(3)), frame(end), frame(state(4)), connected);
    expect(picture).toMatchObject({ status: 'ended', state: null, ended: { code: 'linkRevoked' } });
  });
});

// --- any order of anything ---

const revision = fc.integer({ min: 0, max: 12 });
const epoch = fc.constantFrom(A, A, A, B);
const anyTold: fc.Arbitrary<Told> = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(revision, epoch).map(([r, e]) => frame(state(r, e))) },
  { weight: 4, arbitrary: fc.tuple(revision, revision, epoch).map(([p, r, e]) => frame(changed(p, r, e))) },
  { weight: 3, arbitrary: fc.tuple(revision, epoch).map(([r, e]) => frame(beat(r, e))) },
  { weight: 3, arbitrary: fc.tuple(revision, epoch).map(([r, e]) => read(r, e)) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.option(revision), fc.option(epoch))
      .map(([r, e]): Told => ({ type: 'readSame', revision: r, epoch: e })),
  },
  { weight: 1, arbitrary: fc.constant(connected) },
  { weight: 1, arbitrary: fc.constant<Told>({ type: 'disconnected' }) },
  { weight: 1, arbitrary: fc.constant<Told>({ type: 'tick' }) },
);

/** Every happening comes up to four seconds after the one before. */
const anyStory = fc.array(fc.tuple(anyTold, fc.integer({ min: 0, max: 4_000 })), { maxLength: 40 });

function walk(
  story: readonly (readonly [Told, number])[],
  check: (before: Picture, after: Picture, told: Told, deeds: Deed[]) => void,
): void {
  let picture = emptyPicture(0);
  let now = 0;
  for (const [told, wait] of story) {
    now += wait;
    const next = step(picture, { ...told, now } as Happening);
    check(picture, next.picture, told, next.deeds);
    picture = next.picture;
  }
}

describe('a picture that the page was opened with', () => {
  const opened = begun(emptyPicture(0), { epoch: A, revision: 7, state: { revision: 7 }, etag: '"7"', at: 1007 });
  const after = (...told: Told[]) =>
    told.reduce((last, one) => step(last.picture, { now: 0, ...one } as Happening), {
      picture: opened,
      deeds: [] as Deed[],
    });

  it('is shown and is not live before the socket has said that there is none newer', () => {
    expect(opened).toMatchObject({ status: 'loading', revision: 7, staleSince: null });
    expect(after(connected)).toMatchObject({ picture: { status: 'loading', revision: 7 }, deeds: ['subscribe'] });
    expect(after(connected, frame(changed(6, 7)))).toMatchObject({
      picture: { status: 'live', revision: 7 },
      deeds: [],
    });
  });

  it('is read anew where the socket speaks of a newer one, or of another epoch', () => {
    expect(after(connected, frame(changed(7, 8)))).toMatchObject({ picture: { status: 'loading' }, deeds: ['read'] });
    expect(after(connected, frame(changed(0, 3, B)))).toMatchObject({
      picture: { status: 'loading' },
      deeds: ['read'],
    });
  });

  it('is the same where it was read while the page was being opened', () => {
    const read = { type: 'begun', epoch: A, revision: 7, state: { revision: 7 }, etag: '"7"', readAt: 1007 } as Told;
    const first = step(emptyPicture(0), { now: 0, ...read } as Happening);
    expect(first).toEqual({ picture: opened, deeds: [] });
    // The connection may come first, and speak before the answer is here or after it.
    const told = [connected, frame(changed(0, 7)), read] as const;
    for (const order of [told, [told[0], told[2], told[1]]]) {
      let picture = emptyPicture(0);
      for (const one of order) picture = step(picture, { now: 0, ...one } as Happening).picture;
      expect(picture).toMatchObject({ status: 'live', revision: 7, isRead: false });
    }
  });

  it('says since when it is old where nobody speaks', () => {
    expect(after({ type: 'tick', now: STALE_AFTER_MS } as Told).picture).toMatchObject({
      status: 'stale',
      staleSince: 1007,
    });
  });
});

describe('whatever comes in whatever order', () => {
  it('the revision never goes back within an epoch', () => {
    fc.assert(
      fc.property(anyStory, (story) => {
        walk(story, (before, after) => {
          if (before.epoch === after.epoch && before.revision !== null) {
            expect(after.revision).toBeGreaterThanOrEqual(before.revision);
          }
        });
      }),
      { numRuns: 2_000 },
    );
  });

  it('live is claimed only with the newest revision heard of in the present epoch, and only while connected', () => {
    fc.assert(
      fc.property(anyStory, (story) => {
        let highest = new Map<string, number>();
        walk(story, (before, after, told) => {
          // A restore begins anew, whether a frame or a reading without a connection tells of it.
          if (before.heardEpoch !== after.heardEpoch) highest = new Map();
          if (told.type === 'frame' && told.frame.t !== 'end') {
            const { epoch: spoken, revision: heard } = told.frame;
            highest.set(spoken, Math.max(highest.get(spoken) ?? -1, heard));
          }
          if (after.status !== 'live') return;
          expect(after.connected).toBe(true);
          expect(after.epoch).toBe(after.heardEpoch);
          expect(after.revision).toBeGreaterThanOrEqual(highest.get(after.epoch!) ?? -1);
        });
      }),
      { numRuns: 2_000 },
    );
  });

  it('a gap never ends live by itself: it asks the server', () => {
    fc.assert(
      fc.property(anyStory, fc.integer({ min: 13, max: 20 }), fc.integer({ min: 1, max: 5 }), (story, prev, more) => {
        walk([...story, [frame(changed(prev, prev + more)), 0]], (before, after, told, deeds) => {
          if (told.type !== 'frame' || told.frame.t !== 'changed' || told.frame.prev < 13) return;
          expect(after.status).not.toBe('live');
          if (before.connected) expect(deeds.length).toBeGreaterThan(0);
        });
      }),
    );
  });

  it('what is shown is a picture that came with exactly that epoch and revision', () => {
    fc.assert(
      fc.property(anyStory, (story) => {
        walk(story, (_, after, told) => {
          // The server's «same» re-stamps the picture; nothing else may.
          if (after.state === null || told.type === 'readSame') return;
          expect((after.state as { epoch: string }).epoch).toBe(after.epoch);
        });
      }),
    );
  });

  it('who is connected and behind always comes back to asking', () => {
    fc.assert(
      fc.property(anyStory, (story) => {
        let last = emptyPicture(0);
        walk(story, (_, after) => (last = after));
        const now = story.reduce((sum, [, wait]) => sum + wait, 0) + STALE_AFTER_MS;
        if (!last.connected || last.status === 'live') return;
        expect(step(last, { type: 'tick', now }).deeds.length).toBeGreaterThan(0);
      }),
    );
  });
});
