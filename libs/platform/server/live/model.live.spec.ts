// Random days: commits, closed displays, restores, lost hints, a database that comes and goes. Whatever happens, every
// snapshot and every beat that a screen gets must agree with a ledger kept beside.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Guid } from '@rampa/kernel';
import { until } from '../../testing/wait.ts';
import { Heads } from './heads.ts';
import { Hints } from './hints.ts';
import { DeafHints, LiveNode, QUICK } from './testing/node.ts';
import { Screen } from './testing/screen.ts';
import { query, startServices, Wire, type TestServices } from './testing/services.ts';

interface Entry {
  at: number;
  revision: number;
  things: Record<string, { value: number; isOpen: boolean }>;
}

const SEEDS = [1, 2, 3].map((index) => Number(process.env.RAMPA_TEST_SEED ?? Math.floor(Math.random() * 1e9)) + index);
const STEPS = 120;

let services: TestServices;
let wire: Wire;
let near: LiveNode;
let far: LiveNode;

beforeAll(async () => {
  services = await startServices();
  wire = await Wire.to(services.databaseUrl);
  const options = { mergeMs: 1, beatMs: 20 };
  near = await LiveNode.start({ ...services, options });
  const providers = [{ provide: Hints, useClass: DeafHints }];
  far = await LiveNode.start({ ...services, databaseUrl: wire.url, providers, options });
});
afterAll(async () => {
  await Promise.all([near?.stop(), far?.stop()]);
  await wire?.close();
  await services?.stop();
});

class Day {
  readonly screens: { screen: Screen; key: string }[] = [];
  readonly ledgers = new Map<Guid, Entry[]>();
  keys: string[] = [];
  stream = '';
  private epoch = '';
  private ledger: Entry[] = [];

  async begin(): Promise<void> {
    const thing = await near.thing();
    this.stream = thing.stream;
    this.keys = [thing.key, `${thing.key}-2`];
    await near.database.query('insert into public.thing (key, stream) values ($1, $2)', [this.keys[1], this.stream]);
    near.app.get(Heads).watch(this.stream); // Somebody always watches, so that a restore is noticed.
    await this.read();
    await this.note(0);
  }

  async write(key: string, value: number): Promise<void> {
    await this.note(await near.set({ key, stream: this.stream }, value));
  }

  async open(key: string, isOpen: boolean): Promise<void> {
    const sql = 'update public.thing set is_open = $2, value = value + 1000 where key = $1';
    await this.note(await near.commit(this.stream, 'display.changed', { key }, sql, [key, isOpen]));
  }

  /** Puts back what the database held at an earlier moment. */
  async restore(entry: Entry): Promise<void> {
    const { epoch } = this;
    // A restore takes longer than any read of a head; a copy as new as the last read loses nothing.
    await near.app.get(Heads).catchUp(this.stream);
    const sets = Object.entries(entry.things).map(
      ([key, { value, isOpen }], index) =>
        `t${index} as (update public.thing set value = ${value}, is_open = ${isOpen} where key = '${key}')`,
    );
    await query(
      services.databaseUrl,
      `with e as (delete from live.event where stream_guid = '${this.stream}' and revision > ${entry.revision}),
       ${sets.join(', ')} update live.stream set revision = ${entry.revision} where stream_guid = '${this.stream}'`,
    );
    await until('a new epoch', async () => (await this.read()) !== epoch);
    await this.note(entry.revision);
  }

  earlier(pick: (limit: number) => number): Entry | null {
    return this.ledger.length > 1 ? this.ledger[pick(this.ledger.length - 1)]! : null;
  }

  get newest(): Entry {
    return this.ledger.at(-1)!;
  }

  /** Compares every snapshot and beat with the ledger of its epoch. */
  check(): number {
    let checked = 0;
    for (const { screen } of this.screens) {
      const last = new Map<string, number>();
      for (const frame of screen.frames) {
        if (frame.t === 'end' || frame.t === 'changed') continue;
        const ledger = this.ledgers.get(frame.epoch);
        expect(ledger, `an epoch that never was: ${frame.epoch}`).toBeDefined();
        const then = ledger!.find(({ revision }) => revision === frame.revision)?.things[frame.key];
        expect(then, `${frame.t} of a revision that never was: ${frame.revision}`).toBeDefined();
        checked++;
        if (frame.t === 'state') {
          expect(frame.state).toMatchObject({ value: then!.value });
          expect(then!.isOpen, `a closed display was shown at ${frame.revision}`).toBe(true);
          const name = `${frame.epoch} ${frame.key}`;
          expect(frame.revision).toBeGreaterThanOrEqual(last.get(name) ?? 0);
          last.set(name, frame.revision);
        } else {
          const known = ledger!.filter(({ at }) => at < frame.serverTime - QUICK.proofMs!).at(-1);
          if (known) expect(then!.value, 'a beat that was not true').toBe(this.valueSince(ledger!, known, frame));
        }
      }
    }
    return checked;
  }

  /** What the beat's revision shows must still have held at the last moment that the beat may stand for. */
  private valueSince(ledger: Entry[], known: Entry, { revision, key }: { revision: number; key: string }): number {
    const newer = known.revision > revision ? known : ledger.find((entry) => entry.revision === revision)!;
    return newer.things[key]!.value;
  }

  private async read(): Promise<Guid> {
    const [row] = await query<{ epoch: Guid }>(
      services.databaseUrl,
      'select epoch from live.stream where stream_guid = $1',
      [this.stream],
    );
    if (row!.epoch !== this.epoch) {
      this.epoch = row!.epoch;
      this.ledger = [];
      this.ledgers.set(this.epoch, this.ledger);
    }
    return this.epoch;
  }

  private async note(revision: number): Promise<void> {
    const rows = await near.database.query<{ key: string; value: number; is_open: boolean }>(
      'select key, value, is_open from public.thing where stream = $1',
      [this.stream],
    );
    const things = Object.fromEntries(rows.map(({ key, value, is_open }) => [key, { value, isOpen: is_open }]));
    this.ledger.push({ at: Date.now(), revision, things });
  }
}

describe('a random day', () => {
  it.each(SEEDS)('seed %i: nothing false is ever shown, and all are right in the end', async (seed) => {
    const pick = picker(seed);
    const day = new Day();
    await day.begin();
    const watch = async (): Promise<void> => {
      const [key, url] = [day.keys[pick(2)]!, [near.url, far.url][pick(2)]!];
      const screen = Screen.connect(url);
      day.screens.push({ screen, key });
      await screen.subscribe('display', key).catch(() => undefined);
    };
    for (let index = 0; index < 6; index++) await watch();
    for (let step = 0; step < STEPS; step++) {
      const [what, key] = [pick(100), day.keys[pick(2)]!];
      const { screen, key: watched } = day.screens[pick(day.screens.length)]!;
      if (what < 60) await day.write(key, step);
      else if (what < 70) await day.open(key, pick(3) > 0);
      else if (what < 80) await screen.subscribe('display', watched).catch(() => undefined);
      else if (what < 86) screen.socket.emit('unsubscribe', { view: 'display', key: watched });
      else if (what < 90) await watch();
      else if (what < 94) wire.cut();
      else if (what < 98) wire.mend();
      else {
        const entry = day.earlier(pick);
        if (entry) await day.restore(entry);
      }
    }
    wire.mend();
    for (const key of day.keys) await day.open(key, true);
    for (const { screen, key } of day.screens) {
      await until('everybody is let in', async () => (await screen.subscribe('display', key)).ok);
    }
    await until('everybody has the newest', () =>
      day.screens.every(({ screen, key }) => screen.value === day.newest.things[key]!.value),
    );
    expect(day.check()).toBeGreaterThan(20);
    for (const { screen } of day.screens) screen.close();
  });
});

/** Mulberry32: whole numbers below the limit, the same for the same seed. */
function picker(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * limit) | 0;
  };
}
