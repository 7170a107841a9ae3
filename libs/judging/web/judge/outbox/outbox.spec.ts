import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiFailure } from '@rampa/platform/web/base';
import { Mirror } from './mirror.ts';
import { COMPETITION, EPOCH, EPOCH_2, JUDGE, scene, tap, type Weather } from './outbox.fakes.ts';
import type { Outbox } from './outbox.ts';

const states = (outbox: Outbox) => outbox.snapshot.entries.map((entry) => entry.state);

describe('a tap', () => {
  it('lies on the device before it is sent, and is accepted on the server’s word', async () => {
    const { database, server, device, open } = scene();
    server.weather = ['lostThere'];
    const outbox = open();
    await outbox.put(tap());
    await outbox.idle();
    expect(states(outbox)).toEqual(['onDevice']);
    expect(database.kept.size).toBe(1);
    await device.patience(outbox);
    expect(states(outbox)).toEqual(['accepted']);
    expect(server.effects).toHaveLength(1);
  });

  it('survives the page: a new one finds it and sends it', async () => {
    const { server, device, open } = scene();
    server.weather = ['lostThere'];
    const first = open();
    await first.put(tap());
    await first.idle();
    first.stop();
    const second = open();
    await second.start();
    await device.patience(second);
    expect(states(second)).toEqual(['accepted']);
  });

  it('whose answer was lost is sent again with the same guid and body, and takes effect once', async () => {
    const { server, device, open } = scene();
    server.weather = ['lostBack'];
    const outbox = open();
    await outbox.put(tap());
    await device.patience(outbox);
    expect(server.calls).toHaveLength(2);
    expect(server.calls[1]).toEqual(server.calls[0]);
    expect(server.effects).toHaveLength(1);
    expect(states(outbox)).toEqual(['accepted']);
  });

  it.each(['portal', 'silent'] as const)('is not accepted by a «%s» 200', async (weather) => {
    const { server, open, device } = scene();
    server.weather = [weather];
    const outbox = open();
    await outbox.put(tap());
    await outbox.idle();
    expect(states(outbox)).toEqual(['onDevice']);
    expect(outbox.snapshot.failingSince).not.toBeNull();
    await device.patience(outbox);
    expect(states(outbox)).toEqual(['accepted']);
    expect(outbox.snapshot.failingSince).toBeNull();
  });

  it('is sent at once when the network returns', async () => {
    const { server, device, open } = scene();
    server.weather = ['lostThere'];
    const outbox = open();
    await outbox.start();
    await outbox.put(tap());
    await outbox.idle();
    for (const run of device.returns) run();
    await outbox.idle();
    expect(states(outbox)).toEqual(['accepted']);
  });
});

describe('several taps', () => {
  it('go in batches of fifty', async () => {
    const { server, device, open } = scene();
    server.weather = ['lostThere'];
    const outbox = open();
    await outbox.put(tap());
    await outbox.idle();
    server.weather = Array<Weather>(200).fill('lostThere');
    for (let index = 1; index < 120; index++) await outbox.put(tap(9500, { point: `point ${index}` }));
    await outbox.idle();
    server.weather = [];
    server.calls = [];
    await device.patience(outbox);
    expect(server.calls.map((call) => call.length)).toEqual([50, 50, 20]);
    expect(outbox.snapshot.unsent).toBe(0);
  });

  it('of one cell follow one another, each with the version that the one before was answered with', async () => {
    const { server, device, open } = scene();
    server.weather = ['lostThere', 'lostThere', 'lostThere'];
    const outbox = open();
    for (const value of [9000, 9100, 9200]) await outbox.put(tap(value));
    await device.patience(outbox);
    expect(states(outbox)).toEqual(['accepted', 'accepted', 'accepted']);
    expect([...server.cells.values()]).toEqual([{ value: 9200, version: 3 }]);
  });

  it('build on an answer that the sheet does not show yet', async () => {
    const { server, device, open } = scene();
    const outbox = open();
    await outbox.put(tap(9000));
    await device.patience(outbox);
    await outbox.epochSeen(server.epoch);
    await outbox.put(tap(9300, { base: 0 }));
    await device.patience(outbox);
    expect(states(outbox)).toEqual(['accepted', 'accepted']);
  });

  it('do not build on an answer that the sheet has left behind: a clearing took the mark away', async () => {
    const { server, device, open } = scene();
    const outbox = open();
    await outbox.put(tap(9000));
    await device.patience(outbox);
    await outbox.epochSeen(server.epoch);
    server.cells.clear();
    server.revision = 20;
    await outbox.put(tap(9300, { base: 0, seen: 20 }));
    await device.patience(outbox);
    expect(server.calls.at(-1)).toMatchObject([{ baseVersion: 0, seenRevision: 20, seenEpoch: server.epoch }]);
    expect(states(outbox)).toEqual(['accepted', 'accepted']);
  });

  it('keep their order numbers over a restart', async () => {
    const { open, device } = scene();
    const first = open();
    await first.put(tap());
    await device.patience(first);
    const second = open();
    await second.put(tap(9100));
    await device.patience(second);
    expect(second.snapshot.entries.map((entry) => entry.submission.deviceSeq)).toEqual([1, 2]);
  });
});

describe('a refusal', () => {
  it('parks the mark with its reason and goes on with the others', async () => {
    const { server, device, open } = scene();
    server.lockedAbove = 9400;
    const outbox = open();
    await outbox.put(tap(9500));
    await outbox.put(tap(9000, { point: 'other' }));
    await device.patience(outbox);
    expect(states(outbox)).toEqual(['parked', 'accepted']);
    expect(outbox.snapshot.entries[0]!.reply).toMatchObject({ code: 'protocolLocked' });
  });

  it('of a whole call finds the one at fault', async () => {
    const { server, device, open } = scene();
    server.weather = ['lostThere', 'lostThere', 'lostThere'];
    server.refusesCallWith = 'bad';
    const outbox = open();
    for (const point of ['a', 'bad', 'b']) await outbox.put(tap(9000, { point }));
    await device.patience(outbox);
    expect(states(outbox)).toEqual(['accepted', 'parked', 'accepted']);
  });

  it('of the session stops the sending until somebody acts', async () => {
    const { server, device, open } = scene();
    server.refusesCall = new ApiFailure(401, 'sessionEnded', 'Вход завершён. Войдите снова.');
    const outbox = open();
    await outbox.put(tap());
    await device.patience(outbox);
    expect(outbox.snapshot).toMatchObject({ unsent: 1, stopped: { code: 'sessionEnded' } });
    server.refusesCall = null;
    outbox.kick();
    await device.patience(outbox);
    expect(outbox.snapshot).toMatchObject({ unsent: 0, stopped: null });
  });

  it('of a missing route is no word about the mark', async () => {
    const { server, open } = scene();
    server.refusesCall = new ApiFailure(404, 'notFound', 'Запрашиваемый ресурс не найден.');
    const outbox = open();
    await outbox.put(tap());
    await outbox.idle();
    expect(states(outbox)).toEqual(['onDevice']);
  });
});

describe('a bad day of the database', () => {
  it('is bridged by the mirror, and said', async () => {
    const { database, texts, server, device, open } = scene();
    server.weather = ['lostThere'];
    database.isBroken = true;
    const outbox = open();
    await outbox.put(tap());
    await outbox.idle();
    expect(outbox.snapshot).toMatchObject({ refuge: 'mirror', unsent: 1 });
    expect(texts.texts.size).toBeGreaterThan(0);
    outbox.stop();
    const second = open();
    await second.start();
    await device.patience(second);
    expect(states(second)).toEqual(['accepted']);
  });

  it('together with a full mirror leaves memory, and says it loudly', async () => {
    const { database, texts, server, device, open } = scene();
    server.weather = ['lostThere'];
    database.isBroken = true;
    texts.isBroken = true;
    const outbox = open();
    await outbox.put(tap());
    await outbox.put(tap(9100, { point: 'other' }));
    await outbox.idle();
    expect(outbox.snapshot.refuge).toBe('memory');
    await device.patience(outbox);
    expect(states(outbox)).toEqual(['accepted', 'accepted']);
    expect(new Set(outbox.snapshot.entries.map((entry) => entry.submission.deviceSeq)).size).toBe(2);
  });

  it('over, the database has everything again', async () => {
    const { database, device, open } = scene();
    database.isBroken = true;
    const outbox = open();
    await outbox.put(tap());
    await device.patience(outbox);
    database.isBroken = false;
    await outbox.put(tap(9100));
    await device.patience(outbox);
    const again = open();
    await again.start();
    expect(states(again)).toEqual(['accepted', 'accepted']);
    expect(outbox.snapshot.refuge).toBe('database');
  });
});

describe('the second copy', () => {
  it('is written before the tap’s own handler ends, and a new page finds it', async () => {
    const { texts, server, open } = scene();
    const outbox = open();
    await outbox.start();
    const tapped = outbox.put(tap());
    // All that a page leaves behind that is closed here.
    const left = new Map(texts.texts);
    await tapped;
    const later = scene(server);
    later.texts.texts = left;
    const second = later.open();
    await second.start();
    await later.device.patience(second);
    await outbox.idle();
    expect(states(second)).toEqual(['accepted']);
    expect(server.effects).toHaveLength(1);
  });

  it.each(['open', 'closed'] as const)('gives everything back that a wiped database had, page %s', async (page) => {
    const { database, texts, server, device, open } = scene();
    let outbox = open();
    await outbox.start();
    await outbox.put(tap(9000, { point: 'accepted' }));
    await device.patience(outbox);
    server.weather = Array<Weather>(3).fill('lostThere');
    for (const point of ['a', 'b']) await outbox.put(tap(9100, { point }));
    await outbox.idle();
    if (page === 'closed') {
      outbox.stop();
      delete database.onLost;
    }
    database.wipe();
    if (page === 'closed') {
      outbox = open();
      await outbox.start();
    }
    await outbox.idle();
    expect(outbox.snapshot).toMatchObject({ unsent: 2, isRecovered: true, refuge: 'database' });
    expect(database.kept.size).toBe(2);
    await device.patience(outbox);
    expect(outbox.snapshot.unsent).toBe(0);
    expect(server.effects).toHaveLength(3);
    expect(JSON.parse(texts.texts.get(`rampa.outbox.${JUDGE}`) ?? '[]')).toEqual([]);
  });

  it('takes the room of what is worth less than a mark', async () => {
    const { texts, server, open, spare } = scene();
    server.weather = ['lostThere'];
    texts.isBroken = true;
    spare.push('an old sheet', 'a newer one');
    const outbox = open();
    await outbox.put(tap());
    expect(spare).toEqual([]);
    expect(outbox.snapshot).toMatchObject({ isMirrored: true, refuge: 'database' });
    expect(new Mirror(() => texts).load(JUDGE)).toHaveLength(1);
  });

  it('that cannot be written is said, and the mark is kept and sent all the same', async () => {
    const { texts, server, device, open } = scene();
    server.weather = ['lostThere'];
    texts.isBroken = true;
    const outbox = open();
    await outbox.put(tap());
    await outbox.idle();
    expect(outbox.snapshot).toMatchObject({ isMirrored: false, refuge: 'database', unsent: 1 });
    await device.patience(outbox);
    expect(states(outbox)).toEqual(['accepted']);
    texts.isBroken = false;
    await outbox.put(tap(9100));
    expect(outbox.snapshot.isMirrored).toBe(true);
  });

  it('says nothing of a loss on a device that is new', async () => {
    const { device, open } = scene();
    const outbox = open();
    await outbox.start();
    await outbox.put(tap());
    await device.patience(outbox);
    outbox.kick();
    await outbox.idle();
    expect(outbox.snapshot).toMatchObject({ isRecovered: false, refuge: 'database', unsent: 0 });
  });

  it('lost itself, is written again', async () => {
    const { texts, server, open } = scene();
    server.weather = Array<Weather>(9).fill('lostThere');
    const outbox = open();
    await outbox.start();
    await outbox.put(tap());
    await outbox.idle();
    texts.texts.clear();
    outbox.kick();
    await outbox.idle();
    expect(texts.texts.get(`rampa.outbox.${JUDGE}`)).toContain('9500');
  });
});

describe('a new epoch', () => {
  it('offers the last day’s marks again with an unknown base version', async () => {
    const { server, device, open } = scene();
    const outbox = open();
    await outbox.put(tap(9000));
    await outbox.put(tap(9200));
    await device.patience(outbox);
    server.restore();
    server.calls = [];
    await outbox.epochSeen(EPOCH_2);
    expect(states(outbox)).toEqual(['onDevice', 'onDevice']);
    await device.patience(outbox);
    expect(server.calls.flat().map((submission) => submission.baseVersion)).toEqual([null, null]);
    expect([...server.cells.values()]).toMatchObject([{ value: 9200, version: 2 }]);
    expect(states(outbox)).toEqual(['accepted', 'accepted']);
  });

  it('offers a mark with the version it had, also when it could not be offered at once', async () => {
    const { server, device, open } = scene();
    const outbox = open();
    await outbox.put(tap(9000));
    await outbox.put(tap(9200));
    const { mark: _, ...place } = tap();
    await outbox.put({ ...place, comment: 'Чисто' });
    await device.patience(outbox);
    server.restore();
    server.calls = [];
    server.weather = ['lostThere', 'lostBack'];
    await outbox.epochSeen(EPOCH_2);
    await device.patience(outbox);
    const sent = new Map(server.calls.flat().map((submission) => [submission.submissionGuid, submission.acknowledged]));
    expect([...sent.values()].toSorted((a, b) => (a?.version ?? 9) - (b?.version ?? 9))).toEqual([
      { epoch: EPOCH, version: 1 },
      { epoch: EPOCH, version: 2 },
      // A comment has no version: the revision of its acceptance orders it.
      { epoch: EPOCH, version: 3 },
    ]);
    expect(states(outbox)).toEqual(['accepted', 'accepted', 'accepted']);
  });

  it.each(['older', 'newer'] as const)(
    'leaves the newer of two devices’ marks in force, with the %s one offered first',
    async (order) => {
      const old = scene();
      const spare = scene(old.server, 'spare');
      const [first, second] = [old.open(), spare.open()];
      await first.put(tap(9000));
      await old.device.patience(first);
      await second.put(tap(8000, { base: 1, seen: 1 }));
      await spare.device.patience(second);
      old.server.restore();
      const both = [
        { outbox: first, device: old.device },
        { outbox: second, device: spare.device },
      ];
      for (const { outbox, device } of order === 'older' ? both : both.toReversed()) {
        await outbox.epochSeen(EPOCH_2);
        await device.patience(outbox);
      }
      expect([...old.server.cells.values()]).toMatchObject([{ value: 8000 }]);
      expect(states(second)).toEqual(['accepted']);
      expect(states(first)).toEqual([order === 'older' ? 'accepted' : 'parked']);
      if (order === 'newer')
        expect(first.snapshot.entries[0]!.reply).toMatchObject({ status: 'conflict', value: 8000 });
    },
  );

  it('takes a server that still knows the guid for an acceptance', async () => {
    const { server, device, open } = scene();
    const outbox = open();
    await outbox.put(tap());
    await device.patience(outbox);
    server.epoch = EPOCH_2;
    await outbox.epochSeen(EPOCH_2);
    await device.patience(outbox);
    expect(states(outbox)).toEqual(['accepted']);
    expect(server.effects).toHaveLength(1);
  });

  it('leaves older marks alone', async () => {
    const { server, device, open } = scene();
    const outbox = open();
    await outbox.put(tap());
    await device.patience(outbox);
    device.time += 25 * 3600 * 1000;
    server.calls = [];
    await outbox.epochSeen(EPOCH_2);
    await device.patience(outbox);
    expect(server.calls).toEqual([]);
  });
});

describe('another judge on the same tablet', () => {
  it('never sends what is not his', async () => {
    const { server, device, open } = scene();
    server.weather = ['lostThere'];
    const first = open(JUDGE);
    await first.put(tap());
    await first.idle();
    first.stop();
    device.waiting = [];
    server.calls = [];
    const second = open(COMPETITION);
    await second.start();
    await device.patience(second);
    expect(server.calls).toEqual([]);
    expect(second.snapshot.entries).toEqual([]);
  });
});

describe('whatever the network does', () => {
  const weather = fc.array(fc.constantFrom<Weather>('lostThere', 'lostBack', 'portal', 'silent', 'fine'), {
    maxLength: 12,
  });
  const taps = fc.array(
    fc.record({
      value: fc.integer({ min: 0, max: 100 }),
      point: fc.constantFrom('a', 'b', 'c'),
      isRestart: fc.boolean(),
    }),
    { minLength: 1, maxLength: 12 },
  );

  it('every mark takes effect exactly once, in the judge’s order', async () => {
    await fc.assert(
      fc.asyncProperty(weather, taps, async (days, given) => {
        const { server, device, open } = scene();
        server.weather = days;
        let outbox = open();
        await outbox.start();
        const last = new Map<string, number>();
        for (const { value, point, isRestart } of given) {
          if (isRestart) {
            outbox.stop();
            device.waiting = [];
            outbox = open();
            await outbox.start();
          }
          await outbox.put(tap(value * 100, { point, base: versionOf(server, point) }));
          last.set(point, value * 100);
        }
        await device.patience(outbox);
        expect(outbox.snapshot.unsent).toBe(0);
        expect(new Set(server.effects).size).toBe(server.effects.length);
        expect(server.effects).toHaveLength(given.length);
        for (const [point, value] of last) {
          expect([...server.cells].find(([cell]) => cell.endsWith(point))?.[1].value).toBe(value);
        }
      }),
      { numRuns: 150 },
    );
  });
});

/** What a page that is up to date would give as the cell's version. */
function versionOf(server: ReturnType<typeof scene>['server'], point: string): number {
  return [...server.cells].find(([cell]) => cell.endsWith(` ${point}`))?.[1].version ?? 0;
}
