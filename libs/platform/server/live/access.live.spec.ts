import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newGuid } from '@rampa/kernel';
import { linkCookie } from '../http/cookies.ts';
import { until } from '../../testing/wait.ts';
import { Hints } from './hints.ts';
import { DeafHints, LiveNode } from './testing/node.ts';
import { Screen } from './testing/screen.ts';
import { startServices, type TestServices } from './testing/services.ts';

const PUBLIC_URL = 'https://rampa.example.org';
let services: TestServices;
let node: LiveNode;
const screens: Screen[] = [];

function connect(...given: Parameters<typeof Screen.connect>): Screen {
  const screen = Screen.connect(...given);
  screens.push(screen);
  return screen;
}

async function judging(url: string, key: string, token: string): Promise<Screen> {
  const screen = connect(url, { token });
  expect(await screen.subscribe('protocol', key)).toEqual({ ok: true });
  await until('announcement', () => screen.of('changed').length > 0);
  return screen;
}

beforeAll(async () => {
  services = await startServices();
  node = await LiveNode.start({ ...services, options: { publicUrl: PUBLIC_URL } });
});
afterEach(() => {
  for (const screen of screens.splice(0)) screen.close();
});
afterAll(async () => {
  await node?.stop();
  await services?.stop();
});

describe('at the door', () => {
  it('strangers see public views only, visitors what is theirs, by bearer or by the link’s cookie', async () => {
    const [thing, foreign] = [await node.thing(), await node.thing()];
    const visitor = await node.visitor(thing.stream);
    const stranger = connect(node.url);
    expect(await stranger.subscribe('protocol', thing.key)).toMatchObject({ ok: false, code: 'unauthorized' });
    expect(await stranger.subscribe('display', thing.key)).toEqual({ ok: true });
    const link = newGuid();
    for (const screen of [
      connect(node.url, { token: visitor.token }),
      connect(node.url, { link }, { cookie: `${linkCookie(link, 'embedded')}=${visitor.token}` }),
    ]) {
      expect(await screen.subscribe('protocol', thing.key)).toEqual({ ok: true });
      expect(await screen.subscribe('protocol', foreign.key)).toMatchObject({ ok: false, code: 'notFound' });
    }
    const otherLink = connect(
      node.url,
      { link: newGuid() },
      { cookie: `${linkCookie(link, 'embedded')}=${visitor.token}` },
    );
    expect(await otherLink.subscribe('protocol', thing.key)).toMatchObject({ ok: false, code: 'unauthorized' });
  });

  it('unknown views, unknown keys and nonsense are refused in words', async () => {
    const screen = connect(node.url);
    expect(await screen.subscribe('secrets', 'key')).toMatchObject({ ok: false, code: 'badRequest' });
    expect(await screen.subscribe('presenter', newGuid())).toMatchObject({ ok: false, code: 'notFound' });
    expect(await screen.subscribe('display', newGuid())).toMatchObject({
      ...{ ok: false, code: 'notFound', message: 'Запрашиваемый ресурс не найден.' },
    });
    expect(await screen.socket.emitWithAck('subscribe', null)).toMatchObject({ ok: false, code: 'badRequest' });
    expect(await screen.socket.emitWithAck('subscribe', { view: 'display', key: 'k'.repeat(201) })).toMatchObject({
      ok: false,
    });
  });

  it('a page of another site gets in with nobody’s cookies, ours does by every address it has', async () => {
    const thing = await node.thing();
    const { token } = await node.visitor(thing.stream);
    const link = newGuid();
    const cookie = `${linkCookie(link, 'embedded')}=${token}`;
    for (const origin of ['https://evil.example', 'http://localhost:1', 'null']) {
      const screen = connect(node.url, { link }, { cookie, origin });
      await until('refusal', () => screen.refusal);
      expect(screen.refusal).toMatchObject({ code: 'foreignPage', message: expect.stringMatching(/чужого адреса/) });
      expect(screen.socket.connected).toBe(false);
    }
    const { host, port } = new URL(node.url);
    const headers: Record<string, string>[] = [
      { origin: `http://${host}` },
      { host: `192.168.1.7:${port}`, origin: `http://192.168.1.7:${port}` },
      { host: 'hall.example', origin: 'https://hall.example' },
      { 'x-forwarded-host': 'hall.example', origin: 'https://hall.example' },
      { origin: PUBLIC_URL },
      {},
    ];
    for (const own of headers) {
      const screen = connect(node.url, { link }, { cookie, ...own });
      expect(await screen.subscribe('protocol', thing.key)).toEqual({ ok: true });
    }
  });

  it('a client of another version is told so and not let in', async () => {
    const screen = connect(node.url, { version: 999 });
    await until('refusal', () => screen.refusal);
    expect(screen.refusal!.code).toBe('version');
    expect(screen.socket.connected).toBe(false);
  });

  it('one socket watches only so many views', async () => {
    const screen = connect(node.url);
    const answers = [];
    for (let index = 0; index < 21; index++) {
      answers.push(await screen.subscribe('display', (await node.thing()).key));
    }
    expect(answers.slice(0, 20).every(({ ok }) => ok)).toBe(true);
    expect(answers[20]).toMatchObject({ ok: false, code: 'tooMany' });
  });

  it('floods and huge messages end the connection', async () => {
    const flooding = connect(node.url);
    await until('connected', () => flooding.socket.connected);
    for (let index = 0; index < 60; index++) flooding.socket.emit('clock');
    await until('flood ended', () => flooding.disconnected);
    const huge = connect(node.url);
    await until('connected', () => huge.socket.connected);
    huge.socket.emit('subscribe', { view: 'display', key: 'x'.repeat(64 * 1024) });
    await until('huge message ended', () => huge.disconnected);
  });

  it('a hall of 200 strangers returning at once costs far fewer reads than there are strangers', async () => {
    const thing = await node.thing();
    const before = { ...node.metrics };
    const hall = Array.from({ length: 200 }, () => connect(node.url));
    await Promise.all(hall.map((screen) => screen.subscribe('display', thing.key)));
    await until('every picture', () => hall.every((screen) => screen.shown));
    const { authorisations, snapshots, headReads, computes } = node.metrics;
    expect(
      authorisations - before.authorisations + snapshots - before.snapshots + headReads - before.headReads,
    ).toBeLessThan(100); // Three questions each without sharing; answers are asked again when the test takes long.
    expect(computes - before.computes).toBe(1);
  });
});

describe('access taken away', () => {
  it('a closed display ends before the frame that it must not show', async () => {
    const thing = await node.thing();
    const screen = connect(node.url);
    await screen.subscribe('display', thing.key);
    await until('snapshot', () => screen.shown);
    await node.commit(
      ...([thing.stream, 'display.changed', { key: thing.key }] as const),
      'update public.thing set is_open = false, value = 666 where key = $1',
      [thing.key],
    );
    await until('the end', () => screen.of('end').length);
    expect(screen.of('end')[0]).toMatchObject({ view: 'display', key: thing.key, code: 'notFound' });
    expect(screen.of('end')[0]!.message).toMatch(/[а-я]/);
    await node.set(thing, 667);
    expect(screen.of('state').map((frame) => (frame.state as { value: number }).value)).toEqual([0]);
  });

  it.each([
    ['with hints', []],
    ['without hints', [{ provide: Hints, useClass: DeafHints }]],
  ])('a revoked link hears nothing more, the others go on (%s)', async (_, providers) => {
    // The sweep of sessions is far away, so the event alone must end the view.
    const own = await LiveNode.start({ ...services, providers, options: { sessionsMs: 600_000 } });
    const thing = await own.thing();
    const [revoked, other] = [await own.visitor(thing.stream), await own.visitor(thing.stream)];
    const [gone, stays] = [
      await judging(own.url, thing.key, revoked.token),
      await judging(own.url, thing.key, other.token),
    ];
    const revision = await own.commit(
      ...([thing.stream, 'access.changed', { key: thing.key }] as const),
      `with v as (update public.visitor set is_ended = true where token = $2) update public.thing set value = 1 where key = $1`,
      [thing.key, revoked.token],
    );
    await until('the end', () => gone.of('end').length);
    await until('the change', () => stays.of('changed').some((frame) => frame.revision >= revision));
    expect(gone.of('end')[0]!.code).toBe('sessionEnded');
    expect(gone.of('changed').every((frame) => frame.revision < revision)).toBe(true);
    expect(await gone.subscribe('protocol', thing.key)).toMatchObject({ ok: false });
    expect(stays.of('end')).toEqual([]);
    await own.stop();
  });

  it('an access event that takes nothing sends nobody the same picture again', async () => {
    const thing = await node.thing();
    const visitor = await node.visitor(thing.stream);
    const screen = await judging(node.url, thing.key, visitor.token);
    const { authorisations } = node.metrics;
    await node.commit(thing.stream, 'access.changed', {});
    await until('asked again', () => node.metrics.authorisations > authorisations);
    await node.set(thing, 1);
    await until('the change', () => screen.of('changed').some((frame) => frame.revision === 2));
    expect(screen.of('changed').map((frame) => frame.revision)).toEqual([0, 2]);
  });

  it('a session that ends without any event ends its socket too', async () => {
    const thing = await node.thing();
    const [ended, other] = [await node.visitor(thing.stream), await node.visitor(thing.stream)];
    const [gone, stays] = [
      await judging(node.url, thing.key, ended.token),
      await judging(node.url, thing.key, other.token),
    ];
    await node.database.query('update public.visitor set is_ended = true where token = $1', [ended.token]);
    await until('closed', () => gone.disconnected);
    expect(gone.of('end')[0]).toMatchObject({ code: 'sessionEnded' });
    expect(stays.disconnected).toBeNull();
  });

  it('a view whose subject is deleted ends', async () => {
    const thing = await node.thing();
    const screen = connect(node.url);
    await screen.subscribe('display', thing.key);
    await until('snapshot', () => screen.shown);
    await node.commit(thing.stream, 'program.changed', { key: thing.key }, 'delete from public.thing where key = $1', [
      thing.key,
    ]);
    await until('the end', () => screen.of('end').length);
    expect(await screen.subscribe('display', thing.key)).toMatchObject({ ok: false, code: 'notFound' });
  });
});
