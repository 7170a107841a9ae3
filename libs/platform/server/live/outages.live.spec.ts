import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../../testing/wait.ts';
import { LiveNode, QUICK } from './testing/node.ts';
import { Screen } from './testing/screen.ts';
import { query, startServices, Wire, type TestServices } from './testing/services.ts';

let services: TestServices;
/** Its database is always there. */
let steady: LiveNode;
const screens: Screen[] = [];
const nodes: LiveNode[] = [];

async function watching(url: string, key: string): Promise<Screen> {
  const screen = await Screen.watching(url, 'display', key);
  screens.push(screen);
  await until('snapshot', () => screen.shown);
  return screen;
}

async function starting(given: Parameters<typeof LiveNode.start>[0]): Promise<LiveNode> {
  const node = await LiveNode.start(given);
  nodes.push(node);
  return node;
}

beforeAll(async () => {
  services = await startServices();
  steady = await LiveNode.start(services);
});
afterEach(async () => {
  for (const screen of screens.splice(0)) screen.close();
  for (const node of nodes.splice(0)) await node.stop();
});
afterAll(async () => {
  await steady?.stop();
  await services?.stop();
});

describe('with the database away', () => {
  it('nothing claims to be the newest: no beats, no pictures for newcomers; all is right when it is back', async () => {
    const wire = await Wire.to(services.databaseUrl);
    const node = await starting({ ...services, databaseUrl: wire.url });
    const [thing, another] = [await steady.thing(), await steady.thing()];
    const screen = await watching(node.url, thing.key);
    await until('beats', () => screen.of('beat').length > 2);

    wire.cut();
    // Twenty failing polls take longer than a snapshot may be called the newest.
    await until('the proof has run out', () => node.metrics.failedReads > 20);
    const beats = screen.of('beat').length;
    const newcomer = Screen.connect(node.url);
    screens.push(newcomer);
    await newcomer.subscribe('display', thing.key);
    const answer = await newcomer.subscribe('display', another.key);
    await steady.set(thing, 3);
    const failed = node.metrics.failedReads;
    await until('ten beats could have been sent', () => node.metrics.failedReads > failed + 20);
    expect(screen.of('beat')).toHaveLength(beats);
    expect(screen.value).toBe(0);
    expect(newcomer.frames).toEqual([]);
    expect(answer).toMatchObject({ ok: false, code: 'unavailable' });
    expect(screen.disconnected).toBeNull();

    wire.mend();
    await until('the change', () => screen.value === 3);
    await until('beats again', () => screen.of('beat').length > beats);
    await until('the newcomer is let in', async () => (await newcomer.subscribe('display', another.key)).ok);
    await until('its pictures', () => new Set(newcomer.of('state').map((frame) => frame.key)).size === 2);
    await wire.close();
  });

  it('a view that cannot be read keeps its channel quiet', async () => {
    const node = await starting(services);
    const thing = await node.thing();
    const screen = await watching(node.url, thing.key);
    await node.database.query('alter table public.thing rename column padding to hidden');
    try {
      await node.set(thing, 1);
      const { polls } = node.metrics;
      await until('the proof has run out', () => node.metrics.polls > polls + 20);
      const beats = screen.of('beat').length;
      await until('ten beats could have been sent', () => node.metrics.polls > polls + 40);
      expect(screen.of('beat')).toHaveLength(beats);
      expect(screen.value).toBe(0);
    } finally {
      await node.database.query('alter table public.thing rename column hidden to padding');
    }
    await until('the change', () => screen.value === 1);
  });
});

describe('with a database that reads slowly', () => {
  it('a picture that took longer to read than a proof holds is shown, and no beat calls it the newest', async () => {
    const node = await starting(services);
    const thing = await node.thing();
    const screen = await watching(node.url, thing.key);
    await until('beats', () => screen.of('beat').length > 2);
    const holder = node.database.source.createQueryRunner();
    await holder.connect();
    await holder.startTransaction();
    await holder.query('lock table public.thing');
    const slow = await node.commit(thing.stream, 'mark.saved', { key: thing.key });
    await until('the picture is being read', async () => {
      const sql = `select 1 from pg_locks where not granted and relation = 'public.thing'::regclass`;
      return (await node.database.query(sql)).length > 0;
    });
    await node.commit(thing.stream, 'mark.saved', { key: thing.key });
    const passedAt = Date.now();
    const { polls } = node.metrics;
    await until('the proof has run out', () => node.metrics.polls > polls + 20);
    await holder.query('update public.thing set value = 1 where key = $1', [thing.key]);
    await holder.commitTransaction();
    await holder.release();
    await until('what holds now', () => screen.value === 1);
    const late = screen.of('beat').filter(({ serverTime }) => serverTime > passedAt + QUICK.proofMs!);
    expect(late.filter(({ revision }) => revision <= slow)).toEqual([]);
  });
});

describe('yesterday’s copy restored under live screens', () => {
  it('gets a new epoch, one for all nodes; the screens reset and show what the database holds', async () => {
    const node = await starting(services);
    const thing = await node.thing();
    for (let value = 1; value <= 5; value++) await node.set(thing, value);
    const [one, other] = [await watching(node.url, thing.key), await watching(steady.url, thing.key)];
    const before = one.shown!.epoch;
    await query(
      services.databaseUrl,
      `with gone as (delete from live.event where stream_guid = '${thing.stream}' and revision > 2),
            back as (update public.thing set value = 2 where key = '${thing.key}')
       update live.stream set revision = 2 where stream_guid = '${thing.stream}'`,
    );
    await until('reset', () => one.value === 2 && other.value === 2);
    expect(one.shown!.epoch).not.toBe(before);
    await node.set(thing, 9);
    await until('next change', () => one.value === 9 && other.value === 9);
    expect(one.shown).toEqual(other.shown);
    expect(one.shown!.revision).toBe(3);
  });
});

describe('a screen that does not read', () => {
  const options = { mergeMs: 0, unsentFrames: 10, unsentBytes: 64 * 1024 };
  const padding = 'x'.repeat(15_000);

  it('is skipped, delays nobody, and gets the newest picture when it reads again', async () => {
    const node = await starting({ ...services, options });
    const thing = await node.thing(padding);
    const [sleeper, other] = [await watching(node.url, thing.key), await watching(node.url, thing.key)];
    sleeper.sleep();
    let value = 0;
    await until('frames pass it by', async () => {
      await node.set(thing, ++value);
      return node.metrics.skipped > 5;
    });
    await until('the other has the newest', () => other.value === value);
    sleeper.wake();
    await until('the newest', () => sleeper.value === value);
    const revisions = sleeper.of('state').map((frame) => frame.revision);
    expect(revisions).toEqual([...revisions].sort((a, b) => a - b));
    expect(revisions.length).toBeLessThan(value);
    await node.set(thing, ++value);
    await until('the next change comes as to everybody', () => sleeper.value === value);
  });

  it('is closed when it goes on too long', async () => {
    const node = await starting({ ...services, options: { ...options, laggingMs: 100 } });
    const thing = await node.thing(padding);
    const sleeper = await watching(node.url, thing.key);
    sleeper.sleep();
    let value = 0;
    await until('it is closed', async () => {
      await node.set(thing, ++value);
      return node.metrics.lagging > 0 && node.metrics.sockets === 0;
    });
    sleeper.wake();
    await until('it learns so', () => sleeper.disconnected);
  });
});
