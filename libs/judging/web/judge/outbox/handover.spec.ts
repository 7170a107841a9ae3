import { describe, expect, it } from 'vitest';
import type { Entry } from './entry.ts';
import { giveAway, isGivenAway, takeBack, takeOver, toHandOver } from './handover.ts';
import { scene, tap } from './outbox.fakes.ts';
import type { Outbox } from './outbox.ts';

const states = (outbox: Outbox) => outbox.snapshot.entries.map((entry) => entry.state);
const POINTS = ['point 1', 'point 2', 'point 3'];

/** A tablet without a network, with taps in several cells and an edit in the first; what it hands over. */
async function oldTablet(server = scene().server) {
  const old = scene(server, 'old');
  server.weather = Array(50).fill('lostThere');
  const outbox = old.open();
  await outbox.start();
  for (const point of POINTS) await outbox.put(tap(9000, { point }));
  await outbox.put(tap(8500, { point: POINTS[0]! }));
  await outbox.idle();
  server.weather = [];
  server.calls = [];
  const given: Entry[] = structuredClone(toHandOver(outbox.snapshot.entries));
  return { ...old, outbox, given };
}

describe('taps handed over to another tablet', () => {
  it('are sent by it as the old one would, and count once when that comes back', async () => {
    const { server, outbox, device, given } = await oldTablet();
    const spare = scene(server, 'spare');
    const other = spare.open();
    await other.start();
    expect(await takeOver(other, given)).toBe(4);
    await spare.device.patience(other);
    expect(states(other)).toEqual(Array(4).fill('accepted'));
    await device.patience(outbox);
    expect(states(outbox)).toEqual(Array(4).fill('accepted'));
    expect(server.effects).toHaveLength(4);
    expect(server.cells.size).toBe(3);
  });

  it('are accepted by it when the old one came first', async () => {
    const { server, outbox, device, given } = await oldTablet();
    await device.patience(outbox);
    const spare = scene(server, 'spare');
    const other = spare.open();
    await takeOver(other, given);
    await spare.device.patience(other);
    expect(states(other)).toEqual(Array(4).fill('accepted'));
    expect(server.effects).toHaveLength(4);
  });

  it('read twice are taken once, and are there after the page is closed', async () => {
    const { server, given } = await oldTablet();
    const spare = scene(server, 'spare');
    server.weather = Array(50).fill('lostThere');
    const first = spare.open();
    expect([await takeOver(first, given), await takeOver(first, given)]).toEqual([4, 0]);
    await first.idle();
    first.stop();
    const second = spare.open();
    await second.start();
    expect(second.snapshot.unsent).toBe(4);
  });

  it('come before what is tapped on the new one afterwards', async () => {
    const { server, given } = await oldTablet();
    const spare = scene(server, 'spare');
    const other = spare.open();
    await takeOver(other, given);
    await other.put(tap(7000, { point: POINTS[0]! }));
    await spare.device.patience(other);
    expect(states(other)).toEqual(Array(5).fill('accepted'));
    expect([...server.cells.values()].map(({ value }) => value)).toEqual([7000, 9000, 9000]);
  });

  it('build on each other as on the old one, whatever the new one had in that cell', async () => {
    const { server, outbox, device, given } = await oldTablet();
    const spare = scene(server, 'spare');
    const other = spare.open();
    await other.put(tap(7000, { point: 'elsewhere' }));
    // By its number it stands between the two taps that come.
    await other.put(tap(7000, { point: POINTS[0]! }));
    await other.idle();
    server.calls = [];
    await takeOver(other, given);
    await spare.device.patience(other);
    const bodies = new Map(server.calls.flat().map((one) => [one.submissionGuid, JSON.stringify(one)]));
    server.calls = [];
    await device.patience(outbox);
    const own = server.calls.flat().filter(({ device: name }) => name === 'old');
    expect(own.map((one) => bodies.get(one.submissionGuid))).toEqual(own.map((one) => JSON.stringify(one)));
  });

  it('carry the version that the old one has the answer of', async () => {
    const { outbox } = await oldTablet();
    const [first, ...rest] = outbox.snapshot.entries;
    const { submissionGuid } = first!.submission;
    const reply = { submissionGuid, status: 'accepted', revision: 4, version: 1, value: 9000 } as const;
    const answered: Entry = { ...first!, state: 'accepted', reply: { ...reply, code: null, message: null } };
    const given = toHandOver([answered, ...rest]);
    expect(given.map(({ isChained, submission }) => [isChained, submission.value, submission.baseVersion])).toEqual([
      [false, 9000, 0],
      [false, 9000, 0],
      [false, 8500, 1],
    ]);
  });
});

describe('taps that the judge has given away', () => {
  it('are not sent from here, are no debt, and can be taken back', async () => {
    const { server, outbox, device, given } = await oldTablet();
    await giveAway(
      outbox,
      given.map(({ submission }) => submission.submissionGuid),
    );
    await device.patience(outbox);
    expect(server.calls).toEqual([]);
    expect(outbox.snapshot.unsent).toBe(0);
    expect(outbox.snapshot.entries.every(isGivenAway)).toBe(true);
    await takeBack(outbox);
    await device.patience(outbox);
    expect(states(outbox)).toEqual(Array(4).fill('accepted'));
  });

  it('stay given away for another tab that still holds them', async () => {
    const { open, server, outbox, device, given } = await oldTablet();
    server.weather = Array(50).fill('lostThere');
    const tab = open();
    await tab.start();
    await tab.idle();
    server.weather = [];
    await giveAway(
      outbox,
      given.map(({ submission }) => submission.submissionGuid),
    );
    for (const run of device.others) run();
    await device.patience(tab);
    expect(tab.snapshot.unsent).toBe(0);
    expect(server.effects).toEqual([]);
  });
});
