import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../../testing/wait.ts';
import { DeafHints, LiveNode } from './testing/node.ts';
import { Screen } from './testing/screen.ts';
import { startServices, Wire, type TestServices } from './testing/services.ts';
import { Hints } from './hints.ts';

let services: TestServices;
let node: LiveNode;
const screens: Screen[] = [];

async function watching(
  url: string,
  key: string,
  view: 'display' | 'protocol' = 'display',
  auth = {},
): Promise<Screen> {
  const screen = await Screen.watching(url, view, key, auth);
  screens.push(screen);
  return screen;
}

beforeAll(async () => {
  services = await startServices();
  node = await LiveNode.start(services);
});
afterEach(() => {
  for (const screen of screens.splice(0)) screen.close();
});
afterAll(async () => {
  await node?.stop();
  await services?.stop();
});

describe('a screen', () => {
  it('gets the whole picture on subscribe, stamped with the revision it was read at', async () => {
    const thing = await node.thing();
    const revision = await node.set(thing, 7);
    const screen = await watching(node.url, thing.key);
    await until('snapshot', () => screen.shown);
    expect(screen.shown).toMatchObject({ revision, state: { value: 7 } });
    const [row] = await node.database.query('select epoch from live.stream where stream_guid = $1', [thing.stream]);
    expect(screen.shown!.epoch).toBe(row!.epoch);
  });

  it('gets a snapshot for every subscribe, whatever it claims to have', async () => {
    const thing = await node.thing();
    const screen = await watching(node.url, thing.key);
    await until('snapshot', () => screen.of('state').length === 1);
    await screen.socket.emitWithAck('subscribe', {
      ...{ view: 'display', key: thing.key },
      epoch: screen.shown!.epoch,
      revision: 999,
    });
    await until('second snapshot', () => screen.of('state').length === 2);
    expect(screen.of('state')[1]).toMatchObject({ revision: 0, state: { value: 0 } });
  });

  it('gets the acknowledgement before the picture', async () => {
    const thing = await node.thing();
    const order: string[] = [];
    const first = await watching(node.url, thing.key);
    await until('channel is open', () => first.shown);
    const screen = Screen.connect(node.url);
    screens.push(screen);
    screen.socket.on('frame', () => order.push('frame'));
    screen.socket.emit('subscribe', { view: 'display', key: thing.key }, () => order.push('answer'));
    await until('both', () => order.length >= 2);
    expect(order.slice(0, 2)).toEqual(['answer', 'frame']);
  });

  it('sees of a burst of 20 commits the first at once and the rest in one frame, which is what the database holds', async () => {
    const own = await LiveNode.start({ ...services, options: { mergeMs: 1_500 } });
    const thing = await own.thing();
    const screen = await watching(own.url, thing.key);
    await until('snapshot', () => screen.shown);
    // The change that was read for the snapshot opened a window too.
    await own.set(thing, 100);
    await until('first change', () => screen.value === 100);
    await Promise.all(Array.from({ length: 20 }, (_, index) => own.set(thing, index)));
    await until('newest', () => screen.shown?.revision === 21);
    const [row] = await own.database.query('select value from public.thing where key = $1', [thing.key]);
    expect(screen.value).toBe(row!.value);
    const frames = screen.of('state');
    // However long the burst takes, one frame leaves per window: the snapshot, the first change, then one per window.
    const windows = Math.ceil((frames.at(-1)!.at - frames[1]!.at) / 1_500);
    expect(frames.length).toBeLessThanOrEqual(2 + windows + 1);
    await own.stop();
  });

  it('sees a change after a quiet time at once', async () => {
    const own = await LiveNode.start({ ...services, options: { mergeMs: 1 } });
    const thing = await own.thing();
    const screen = await watching(own.url, thing.key);
    await until('snapshot', () => screen.shown);
    for (let value = 1; value <= 5; value++) {
      await own.set(thing, value);
      await until('the change', () => screen.value === value);
    }
    expect(screen.of('state').map((frame) => frame.revision)).toEqual([0, 1, 2, 3, 4, 5]);
    await own.stop();
  });

  it('gets no frame for what it does not show: the view is restamped, and the beats keep the frame’s revision', async () => {
    const thing = await node.thing();
    const screen = await watching(node.url, thing.key);
    await until('snapshot', () => screen.shown);
    const before = { ...node.metrics };
    let revision = 0;
    for (let index = 0; index < 5; index++)
      revision = await node.commit(thing.stream, 'mark.saved', { key: 'another' });
    await until('restamped', () => node.metrics.restamps > before.restamps);
    const beats = screen.of('beat').length;
    await until('two beats after it', () => screen.of('beat').length > beats + 2);
    expect(node.metrics.computes).toBe(before.computes);
    expect(screen.of('state')).toHaveLength(1);
    expect(screen.of('beat').at(-1)).toMatchObject({ revision: 0 });
    // A newcomer is told the newest revision that the snapshot holds for.
    const newcomer = await watching(node.url, thing.key);
    await until('snapshot', () => newcomer.shown);
    expect(newcomer.shown!.revision).toBe(revision);
    expect(node.metrics.computes).toBe(before.computes);
  });

  it('gets no frame when a write leaves the picture as it was', async () => {
    const thing = await node.thing();
    const screen = await watching(node.url, thing.key);
    await until('snapshot', () => screen.shown);
    const { computes } = node.metrics;
    await node.set(thing, 0);
    await until('computed again', () => node.metrics.computes > computes);
    await node.set(thing, 1);
    await until('change', () => screen.value === 1);
    expect(screen.of('state').map((frame) => frame.revision)).toEqual([0, 2]);
  });

  it('larger than 16 KB is announced, with the revision of the frame before', async () => {
    const thing = await node.thing('щ'.repeat(9_000));
    const screen = await watching(node.url, thing.key);
    await until('announcement', () => screen.of('changed').length > 0);
    await node.set(thing, 1);
    await until('change', () => screen.of('changed').some((frame) => frame.revision === 1));
    expect(screen.of('state')).toHaveLength(0);
    expect(screen.of('changed').at(-1)).toMatchObject({ prev: 0, revision: 1 });
  });

  it('of a larger view hears which parts changed', async () => {
    const thing = await node.thing();
    const visitor = await node.visitor(thing.stream);
    const screen = await watching(node.url, thing.key, 'protocol', { token: visitor.token });
    await until('announcement', () => screen.of('changed').length > 0);
    await node.set(thing, 1);
    await until('change', () => screen.of('changed').some((frame) => frame.revision === 1));
    expect(screen.of('changed').at(-1)).toMatchObject({ prev: 0, keys: ['mark.saved'] });
  });

  it('measures the server’s clock', async () => {
    const screen = Screen.connect(node.url);
    screens.push(screen);
    const before = Date.now();
    const { serverTime } = (await screen.socket.timeout(5_000).emitWithAck('clock')) as { serverTime: number };
    expect(serverTime).toBeGreaterThanOrEqual(before - 1);
  });
});

describe('several nodes', () => {
  it('show the same: a commit on one reaches the screens of the other', async () => {
    const other = await LiveNode.start({ ...services, options: { pollMs: 60_000, proofMs: 120_000 } });
    const thing = await node.thing();
    const screen = await watching(other.url, thing.key);
    await until('snapshot', () => screen.shown);
    await node.set(thing, 5);
    await until('change by hint alone', () => screen.value === 5);
    await other.stop();
  });

  it('find the head without any hint', async () => {
    const deaf = await LiveNode.start({ ...services, providers: [{ provide: Hints, useClass: DeafHints }] });
    const thing = await node.thing();
    const screen = await watching(deaf.url, thing.key);
    await until('snapshot', () => screen.shown);
    await node.set(thing, 6);
    await until('change by poll', () => screen.value === 6);
    await deaf.stop();
  });

  it('go on without Redis, and use it again when it is back', async () => {
    const wire = await Wire.to(services.redisUrl);
    const cut = await LiveNode.start({ ...services, redisUrl: wire.url });
    const slow = await LiveNode.start({
      ...services,
      redisUrl: wire.url,
      options: { pollMs: 60_000, proofMs: 120_000 },
    });
    const thing = await node.thing();
    const screen = await watching(cut.url, thing.key);
    await until('snapshot', () => screen.shown);
    wire.cut();
    for (let value = 1; value <= 3; value++) await cut.set(thing, value);
    await until('change without Redis', () => screen.value === 3);
    wire.mend();
    const hinted = await watching(slow.url, thing.key);
    await until('snapshot', () => hinted.shown);
    let value = 3;
    // This node polls once a minute, so only hints over the repaired Redis can bring the change.
    await until('hints arrive again', async () => {
      await cut.set(thing, ++value);
      return (hinted.value ?? 0) > 3;
    });
    await Promise.all([cut.stop(), slow.stop()]);
    await wire.close();
  });
});
