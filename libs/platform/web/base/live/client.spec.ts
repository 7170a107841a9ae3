import { describe, expect, it } from 'vitest';
import { STALE_AFTER_MS, succeeded, type Frame } from '@rampa/contract';
import { LiveClient } from './client.ts';
import type { LiveSocket } from './live-socket.ts';
import type { Environment } from './environment.ts';

const EPOCH = '00000000-0000-7000-8000-00000000000a';
const KEY = 'program';

/** A socket and a clock in the test's hands. */
function stand() {
  const heard = new Map<string, ((...given: never[]) => void)[]>();
  const asked: { event: string; given: unknown }[] = [];
  const timers: { run: () => void; ms: number; every: boolean }[] = [];
  const reads: { url: string; headers: Record<string, string> }[] = [];
  const returns: (() => void)[] = [];
  const world = {
    now: 0,
    /** What the clock that only grows has not counted. */
    slept: 0,
    isSeen: true,
    connects: 0,
    reloads: 0,
    answers: { subscribe: { ok: true } as unknown, clock: { serverTime: 90_000 } },
    http: (): Response | Promise<Response> => new Response(null, { status: 503 }),
  };
  const socket: LiveSocket & { connected: boolean } = {
    connected: false,
    connect: () => world.connects++,
    disconnect: () => {
      if (!socket.connected) return;
      socket.connected = false;
      fire('disconnect');
    },
    on: (event, listener) => heard.set(event, [...(heard.get(event) ?? []), listener]),
    emit: (event, given) => asked.push({ event, given }),
    ask: async (event, given) => {
      asked.push({ event, given });
      return event === 'clock' ? world.answers.clock : world.answers.subscribe;
    },
  };
  const fire = (event: string, ...given: unknown[]) => {
    for (const listener of heard.get(event) ?? []) (listener as (...all: unknown[]) => void)(...given);
  };
  const set = (every: boolean) => (run: () => void, ms: number) => {
    const timer = { run, ms, every };
    timers.push(timer);
    return () => {
      const at = timers.indexOf(timer);
      if (at >= 0) timers.splice(at, 1);
    };
  };
  const environment: Environment = {
    now: () => world.now,
    wall: () => 10_000 + world.now + world.slept,
    isSeen: () => world.isSeen,
    random: () => 0.5,
    later: set(false),
    every: set(true),
    fetch: async (url, init) => {
      reads.push({ url, headers: init.headers as Record<string, string> });
      const gone = new Promise<never>((_, refuse) => {
        init.signal?.addEventListener('abort', () => refuse(new DOMException('', 'AbortError')));
      });
      return Promise.race([world.http(), gone]);
    },
    socket: () => socket,
    onReturn: (run) => {
      returns.push(run);
      return () => undefined;
    },
    reloadOnce: () => world.reloads++ === 0,
  };
  const client = new LiveClient({ environment });
  return {
    client,
    world,
    asked,
    reads,
    timers,
    fire,
    come: () => {
      socket.connected = true;
      fire('connect');
    },
    frame: (frame: Frame) => fire('frame', frame),
    goBack: () => returns.forEach((run) => run()),
    tick: () => timers.filter((timer) => timer.every).forEach((timer) => timer.run()),
    /** Runs what waits once, with everything that the answers bring. */
    wait: async () => {
      for (const timer of timers.filter((one) => !one.every)) {
        timers.splice(timers.indexOf(timer), 1);
        timer.run();
      }
      await settled();
    },
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const subscribes = (asked: { event: string; given: unknown }[]) => asked.filter(({ event }) => event === 'subscribe');
const stamp = { view: 'protocol', key: KEY, epoch: EPOCH } as const;

describe('the live client', () => {
  it('subscribes what is watched, and again with what it has after a reconnect', async () => {
    const { client, asked, come, frame, fire, wait } = stand();
    client.start();
    const channel = client.channel('protocol', KEY);
    client.watch(channel, () => undefined);
    come();
    frame({ t: 'state', ...stamp, revision: 4, at: 1, state: {} });
    expect(channel.live.status).toBe('live');
    fire('disconnect');
    expect(channel.live.status).toBe('loading');
    await wait();
    come();
    expect(subscribes(asked).map(({ given }) => given)).toEqual([
      { view: 'protocol', key: KEY },
      { view: 'protocol', key: KEY, epoch: EPOCH, revision: 4 },
    ]);
  });

  it('reads an announced change with the tag of what it has', async () => {
    const { client, world, reads, come, frame, wait } = stand();
    const headers = (revision: number) => ({
      etag: `"${revision}"`,
      'x-rampa-epoch': EPOCH,
      'x-rampa-revision': String(revision),
    });
    client.start();
    const channel = client.channel('protocol', KEY);
    client.watch(channel, () => undefined);
    await settled();
    come();
    world.http = () => new Response(JSON.stringify(succeeded({ n: 7 })), { headers: headers(7) });
    frame({ t: 'changed', ...stamp, prev: 0, revision: 7, at: 1, keys: [] });
    await wait();
    expect(channel.live).toMatchObject({ status: 'live', revision: 7, state: { n: 7 } });
    world.http = () => new Response(JSON.stringify(succeeded({ n: 8 })), { headers: headers(8) });
    frame({ t: 'changed', ...stamp, prev: 7, revision: 8, at: 1, keys: [] });
    await wait();
    expect(channel.live).toMatchObject({ status: 'live', revision: 8 });
    // The first one, beside the connection, brought nothing.
    expect(reads.map((read) => read.headers['if-none-match'])).toEqual([undefined, undefined, '"7"']);
  });

  it('reads what frames only announce before there is a connection, and not again where that was the newest', async () => {
    const { client, world, reads, come, frame, wait } = stand();
    const headers = { 'x-rampa-epoch': EPOCH, 'x-rampa-revision': '7' };
    world.http = () => new Response(JSON.stringify(succeeded({ n: 7 })), { headers });
    client.start();
    const channel = client.channel('protocol', KEY);
    client.watch(channel, () => undefined);
    client.watch(client.channel('displays', KEY), () => undefined);
    await settled();
    expect(channel.live).toMatchObject({ status: 'loading', state: { n: 7 }, isRead: false, staleSince: null });
    come();
    frame({ t: 'changed', ...stamp, prev: 0, revision: 7, at: 1, keys: [] });
    await wait();
    expect(channel.live).toMatchObject({ status: 'live', revision: 7 });
    expect(reads.map(({ url }) => url.split('?')[0])).toEqual(['/api/v1/VotingProtocol/GetVoitingProtocolJson']);
  });

  it.each([
    ['was being read when it fell asleep', true],
    ['is asked for first when it wakes', false],
  ])('is soon right again where what %s hangs over a dead connection', async (_, isReading) => {
    const { client, world, reads, come, frame, tick, wait } = stand();
    const headers = { 'x-rampa-epoch': EPOCH, 'x-rampa-revision': '7' };
    const announce = () => frame({ t: 'changed', ...stamp, prev: 0, revision: 7, at: 1, keys: [] });
    client.start();
    const channel = client.channel('protocol', KEY);
    client.watch(channel, () => undefined);
    come();
    world.http = () => new Promise<never>(() => undefined);
    if (isReading) {
      announce();
      await wait();
    }
    world.slept = STALE_AFTER_MS;
    tick();
    await wait();
    come();
    announce();
    await wait();
    const hanging = reads.length;
    world.http = () => new Response(JSON.stringify(succeeded({ n: 7 })), { headers });
    // The patience of the first read, and the pause before the second.
    await wait();
    await wait();
    expect(reads).toHaveLength(hanging + 1);
    expect(channel.live).toMatchObject({ status: 'live', revision: 7 });
  });

  it('reads again after a failure, without claiming to be live', async () => {
    const { client, world, reads, come, frame, wait } = stand();
    client.start();
    const channel = client.channel('protocol', KEY);
    client.watch(channel, () => undefined);
    come();
    frame({ t: 'changed', ...stamp, prev: 0, revision: 7, at: 1, keys: [] });
    await wait();
    expect(channel.live.status).toBe('loading');
    const headers = { 'x-rampa-epoch': EPOCH, 'x-rampa-revision': '7' };
    world.http = () => new Response(JSON.stringify(succeeded({ n: 7 })), { headers });
    await wait();
    expect(reads).toHaveLength(2);
    expect(channel.live.status).toBe('live');
  });

  describe('without a websocket', () => {
    const at = (date: string, n: number) => () =>
      new Response(JSON.stringify(succeeded({ n })), {
        headers: { 'x-rampa-epoch': EPOCH, 'x-rampa-revision': String(n), etag: `"${n}"`, date },
      });
    const noon = Date.UTC(2026, 10, 21, 12);
    const open = async () => {
      const held = stand();
      held.client.start();
      const channel = held.client.channel('protocol', KEY);
      held.client.watch(channel, () => undefined);
      // The first read brings nothing, and says nothing of it.
      await settled();
      held.reads.length = 0;
      expect(channel.live).toMatchObject({ status: 'empty', fault: null });
      const pass = async (ms: number) => {
        held.world.now += ms;
        held.tick();
        await held.wait();
      };
      return { ...held, channel, pass };
    };

    it('reads by HTTP, says of when that is, reads again, and is live as soon as it connects', async () => {
      const { channel, world, reads, come, frame, pass } = await open();
      world.http = at('Sat, 21 Nov 2026 12:00:00 GMT', 7);
      await pass(1_000);
      expect(reads).toHaveLength(0);
      await pass(2_000);
      expect(channel.live).toMatchObject({ status: 'stale', state: { n: 7 }, isRead: true, staleSince: noon });
      world.http = () => new Response(null, { status: 304, headers: { date: 'Sat, 21 Nov 2026 12:00:15 GMT' } });
      await pass(14_000);
      expect(reads).toHaveLength(1);
      await pass(1_000);
      expect(reads[1]!.headers['if-none-match']).toBe('"7"');
      expect(channel.live).toMatchObject({ isRead: true, staleSince: noon + 15_000 });
      come();
      frame({ t: 'state', ...stamp, revision: 8, at: 99, state: { n: 8 } });
      expect(channel.live).toMatchObject({ status: 'live', state: { n: 8 }, isRead: false, staleSince: null });
    });

    it('says why when HTTP does not answer either, and asks at once when a person does', async () => {
      const { client, channel, world, pass } = await open();
      await pass(3_000);
      expect(channel.live).toMatchObject({ state: null, isRead: false, fault: { code: 'unavailable' } });
      world.http = at('Sat, 21 Nov 2026 12:00:00 GMT', 7);
      client.askAgain();
      await settled();
      expect(channel.live).toMatchObject({ state: { n: 7 }, isRead: true, fault: null });
    });

    it('never goes back within an epoch, and is ended by what the call refuses', async () => {
      const { channel, world, pass } = await open();
      world.http = at('Sat, 21 Nov 2026 12:00:00 GMT', 7);
      await pass(3_000);
      world.http = at('Sat, 21 Nov 2026 12:00:15 GMT', 6);
      await pass(15_000);
      expect(channel.live).toMatchObject({ state: { n: 7 }, revision: 7 });
      const refused = { success: false, data: null, errors: [{ code: 'notFound', message: 'Нет' }] };
      world.http = () => new Response(JSON.stringify(refused), { status: 404 });
      await pass(15_000);
      expect(channel.live).toMatchObject({ status: 'ended', ended: { code: 'notFound' } });
    });

    it('leaves a hidden page alone', async () => {
      const { world, reads, pass } = await open();
      world.isSeen = false;
      await pass(30_000);
      expect(reads).toHaveLength(0);
    });
  });

  it('ends a subscription that the server refuses', async () => {
    const { client, world, come } = stand();
    world.answers.subscribe = { ok: false, code: 'forbidden', message: 'Доступ запрещён.' };
    client.start();
    const channel = client.channel('protocol', KEY);
    client.watch(channel, () => undefined);
    come();
    await settled();
    expect(channel.live).toMatchObject({ status: 'ended', ended: { code: 'forbidden' } });
  });

  it('drops a connection on which nothing has come for ten seconds, and takes a new one', async () => {
    const { client, world, come, frame, tick, wait } = stand();
    client.start();
    const channel = client.channel('protocol', KEY);
    client.watch(channel, () => undefined);
    come();
    frame({ t: 'state', ...stamp, revision: 4, at: 77, state: {} });
    for (world.now = 1_000; world.now < STALE_AFTER_MS; world.now += 1_000) tick();
    tick();
    expect(channel.live).toMatchObject({ status: 'stale', staleSince: 77, state: {} });
    // A whole hall may have fallen silent at once: each waits its turn.
    expect(client.connection).toBe('disconnected');
    expect(client.connectionSince).toBe(client.clock.now() - STALE_AFTER_MS);
    await wait();
    expect(world.connects).toBe(2);
  });

  it('says at once after a sleep that the picture is old, and takes a new connection without waiting', () => {
    const { client, world, come, frame, tick } = stand();
    client.start();
    const channel = client.channel('protocol', KEY);
    client.watch(channel, () => undefined);
    come();
    frame({ t: 'state', ...stamp, revision: 4, at: 77, state: {} });
    world.slept = 600_000;
    tick();
    expect(channel.live).toMatchObject({ status: 'stale', staleSince: 77, state: {} });
    expect(client.connection).toBe('connecting');
    expect(world.connects).toBe(2);
    come();
    expect(channel.live.staleSince).toBe(77);
    frame({ t: 'state', ...stamp, revision: 5, at: 99, state: {} });
    expect(channel.live).toMatchObject({ status: 'live', staleSince: null });
  });

  it('takes no notice of how rarely a hidden page is woken', () => {
    const { client, world, come, frame, tick } = stand();
    client.start();
    const channel = client.channel('protocol', KEY);
    client.watch(channel, () => undefined);
    come();
    frame({ t: 'state', ...stamp, revision: 4, at: 77, state: {} });
    world.isSeen = false;
    world.slept = 60_000;
    tick();
    expect(channel.live.status).toBe('live');
  });

  it('connects at once when the device is back', () => {
    const { client, world, fire, goBack } = stand();
    client.start();
    fire('connect_error', new Error('no way'));
    goBack();
    expect(world.connects).toBe(2);
  });

  it('reloads the page once for another contract version, and says so when that did not help', () => {
    const { client, world, fire } = stand();
    client.start();
    const channel = client.channel('protocol', KEY);
    client.watch(channel, () => undefined);
    const refusal = Object.assign(new Error('version'), { data: { code: 'version' } });
    fire('connect_error', refusal);
    expect([world.reloads, channel.live.status]).toEqual([1, 'empty']);
    fire('connect_error', refusal);
    expect(channel.live.ended).toMatchObject({ code: 'version' });
  });

  it('tells the server’s time, not the device’s', async () => {
    const { client, come } = stand();
    client.start();
    come();
    await settled();
    expect(client.clock.now()).toBe(90_000);
  });

  it('gives a subscription up when nobody has watched it for a moment', async () => {
    const { client, asked, come, wait } = stand();
    client.start();
    const stop = client.watch(client.channel('protocol', KEY), () => undefined);
    come();
    stop();
    await wait();
    expect(asked.at(-1)).toEqual({ event: 'unsubscribe', given: { view: 'protocol', key: KEY } });
  });
});
