// Nothing that was typed is lost, doubled or silently replaced: over a cut network, a closed tab, another device.

import { describe, expect, it } from 'vitest';
import type { Answer } from '@rampa/forms/domain';
import { guidOf } from '@rampa/forms/testing';
import { toldAnswer } from '@rampa/applications/domain';
import type { Place } from './field-saves.ts';
import { savesStorage } from './kept-saves.ts';
import { SaveQueue, type QueueWire, type Said } from './save-queue.ts';

const [ACCOUNT, APPLICATION, BLOCK, NAME, CITY] = [1, 2, 3, 4, 5].map(guidOf) as [string, string, string, string, string]; // prettier-ignore
const place = (fieldGuid = NAME): Place => ({
  ...{ applicationGuid: APPLICATION, applicationBlockGuid: BLOCK, fieldGuid },
});
const text = (t: string): Answer => ({ t });
const wordsOf = (answer: Answer | null | undefined) => (answer && 't' in answer ? answer.t : '');

const idle = async () => {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve();
};

class Device {
  readonly #kept = new Map<string, string>();
  isFull = false;
  /** Letters of one entry. */
  most = Infinity;
  readonly store = {
    getItem: (key: string) => this.#kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (this.isFull || value.length > this.most) throw new Error('full');
      this.#kept.set(key, value);
    },
    removeItem: (key: string) => void this.#kept.delete(key),
    key: (at: number) => [...this.#kept.keys()][at] ?? null,
    get length(): number {
      return 0;
    },
  };
  constructor() {
    Object.defineProperty(this.store, 'length', { get: () => this.#kept.size });
  }
  get size(): number {
    return this.#kept.size;
  }
}

/** As the server keeps one field after another: by `changeGuid` once, and only on what the sender has seen. */
class Server {
  readonly answers = new Map<string, { answer: Answer | null; r: number }>();
  readonly #done = new Map<string, { words: string; r: number }>();
  readonly log: string[] = [];
  revision = 0;
  /** What becomes of the next sendings: not come, or come and its answer lost. */
  cuts: ('before' | 'after' | 'refuse')[] = [];

  save: QueueWire['save'] = async ({ fieldGuid }, _kind, { changeGuid, answer, base }) => {
    await Promise.resolve();
    this.log.push(wordsOf(answer));
    const cut = this.cuts.shift();
    if (cut === 'before') return { is: 'later' };
    if (cut === 'refuse') return { is: 'refused', code: 'applicationClosed', message: 'Изменения закрыты.' };
    const said = this.#said(fieldGuid, changeGuid, answer, base);
    return cut === 'after' ? { is: 'later' } : said;
  };

  #said(field: string, changeGuid: string, answer: Answer | null, base: number): Said {
    const words = wordsOf(answer);
    const done = this.#done.get(changeGuid);
    if (done) return done.words === words ? this.#kept(done.r) : { is: 'reused' };
    const now = this.answers.get(field) ?? { answer: null, r: 0 };
    if (wordsOf(now.answer) === words) return this.#kept(now.r);
    if (now.r !== base)
      return { is: 'clash', clash: { theirs: toldAnswer(now.answer), r: now.r, authorName: 'Мария', at: null } };
    this.answers.set(field, { answer, r: ++this.revision });
    this.#done.set(changeGuid, { words, r: this.revision });
    return this.#kept(this.revision);
  }

  #kept(r: number): Said {
    return { is: 'kept', answer: { r, revision: this.revision, percent: 0, state: 'Submitted' } };
  }
}

function tabOf(device: Device, server: Server, tab = 'tab', open: readonly string[] = []) {
  const later: { run(): void; why: string }[] = [];
  let clock = 1_000;
  const queue = new SaveQueue({
    ...{ save: server.save, tab, now: () => clock++ },
    storage: savesStorage(ACCOUNT, () => device.store, () => clock), // prettier-ignore
    abandoned: () => Promise.resolve((other) => !open.includes(other)),
    later(run, why) {
      const waiting = { run, why };
      later.push(waiting);
      return () => void (later.includes(waiting) && later.splice(later.indexOf(waiting), 1));
    },
  });
  const known = (field: string) => server.answers.get(field) ?? { answer: null, r: 0 };
  return {
    queue,
    later,
    type(words: string, { field = NAME, isHeld = false, seen = known(field) } = {}) {
      queue.type(place(field), 'Text', { answer: text(words), isHeld, known: seen });
    },
    async pause() {
      later.find(({ why }) => why === 'typing')?.run();
      await idle();
    },
    async network() {
      const again = later.find(({ why }) => why === 'network');
      later.splice(0);
      again?.run();
      await idle();
    },
  };
}

describe('what is typed', () => {
  it('goes once after a pause, and leaves the device only then', async () => {
    const [device, server] = [new Device(), new Server()];
    const tab = tabOf(device, server);
    tab.type('Бер');
    tab.type('Берёзка');
    expect([device.size, server.log]).toEqual([1, []]);
    await tab.pause();
    expect([device.size, server.log]).toEqual([0, ['Берёзка']]);
  });

  it('while its first half is on its way goes after it, on top of it', async () => {
    const server = new Server();
    const tab = tabOf(new Device(), server);
    tab.type('Бер');
    tab.queue.flush();
    tab.type('Берёзка', { seen: { answer: null, r: 0 } });
    await idle();
    await tab.pause();
    expect(server.log).toEqual(['Бер', 'Берёзка']);
    expect(server.answers.get(NAME)).toEqual({ answer: text('Берёзка'), r: 2 });
  });

  it('is waited for after a stop too, where it has set out again', async () => {
    const server = new Server();
    const tab = tabOf(new Device(), server);
    server.cuts = ['before', 'before'];
    tab.type('Берёзка');
    await tab.pause();
    expect([tab.queue.isStopped, await tab.queue.settled(APPLICATION)]).toEqual([true, false]);
    tab.queue.again();
    expect(await tab.queue.settled(APPLICATION)).toBe(true);
    expect(server.answers.get(NAME)?.answer).toEqual(text('Берёзка'));
  });

  it('is never added under a guid that was sent, though its answer was lost', async () => {
    const server = new Server();
    const tab = tabOf(new Device(), server);
    server.cuts = ['after'];
    tab.type('Бер');
    await tab.pause();
    expect(tab.queue.isStopped).toBe(true);
    tab.type('Берёзка', { seen: { answer: null, r: 0 } });
    tab.queue.flush();
    await tab.network();
    expect(server.answers.get(NAME)?.answer).toEqual(text('Берёзка'));
    expect(tab.queue.of(place())).toBeUndefined();
    expect(server.log).toEqual(['Бер', 'Бер', 'Берёзка']);
  });

  it('and taken back before it was sent asks for nothing', async () => {
    const [device, server] = [new Device(), new Server()];
    const tab = tabOf(device, server);
    tab.type('Б');
    tab.queue.type(place(), 'Text', { answer: null, isHeld: false, known: { answer: null, r: 0 } });
    await tab.pause();
    expect([device.size, server.log]).toEqual([0, []]);
  });

  it('that breaks a limit stays on the device until it is right', async () => {
    const [device, server] = [new Device(), new Server()];
    const tab = tabOf(device, server);
    tab.type('слишком длинно', { isHeld: true });
    await tab.pause();
    expect([device.size, server.log]).toEqual([1, []]);
    tab.type('коротко');
    await tab.pause();
    expect(server.log).toEqual(['коротко']);
  });

  it('and refused for good stays to be read, until it is typed anew', async () => {
    const [device, server] = [new Device(), new Server()];
    const tab = tabOf(device, server);
    server.cuts = ['refuse'];
    tab.type('Берёзка');
    await tab.pause();
    expect(tab.queue.of(place())?.refused).toMatchObject({ answer: text('Берёзка'), code: 'applicationClosed' });
    expect(device.size).toBe(1);
    tab.type('Берёзонька');
    await tab.pause();
    expect(server.answers.get(NAME)?.answer).toEqual(text('Берёзонька'));
  });
});

describe('a closed tab', () => {
  it('leaves what it owes to the next one, sent or not', async () => {
    const [device, server] = [new Device(), new Server()];
    server.cuts = ['after', 'before'];
    const first = tabOf(device, server);
    first.type('Берёзка');
    await first.pause();
    first.type('Кострома', { field: CITY });
    tabOf(device, server, 'next');
    await idle();
    expect(server.answers.get(NAME)?.answer).toEqual(text('Берёзка'));
    const last = tabOf(device, server, 'last', []);
    await last.network();
    await idle();
    expect(server.answers.get(CITY)?.answer).toEqual(text('Кострома'));
    expect(device.size).toBe(0);
  });

  it('is not robbed while it is open', async () => {
    const [device, server] = [new Device(), new Server()];
    const first = tabOf(device, server, 'first');
    first.type('Бер');
    const other = tabOf(device, server, 'other', ['first', 'other']);
    await idle();
    expect(other.queue.of(place())).toBeUndefined();
    first.type('Берёзка');
    await first.pause();
    expect(server.log).toEqual(['Берёзка']);
  });

  it('of two that wrote into one field, both answers are asked about', async () => {
    const [device, server] = [new Device(), new Server()];
    tabOf(device, server, 'one').type('С телефона');
    tabOf(device, server, 'two', ['one', 'two']).type('С ноутбука');
    const next = tabOf(device, server, 'next');
    await idle();
    await idle();
    const clash = next.queue.of(place())?.clash;
    expect([wordsOf(clash?.mine), clash?.theirs.value].map(String).toSorted()).toEqual(
      ['С ноутбука', 'С телефона'].toSorted(),
    );
  });
});

describe('another device', () => {
  async function inClash() {
    const [server, device] = [new Server(), new Device()];
    const [phone, laptop] = [tabOf(new Device(), server), tabOf(device, server)];
    const seen = { answer: null, r: 0 };
    phone.type('С телефона');
    await phone.pause();
    laptop.type('С ноутбука', { seen });
    await laptop.pause();
    return { server, laptop, device };
  }

  it('wrote first: nothing is replaced, both answers stand to be chosen from', async () => {
    const { server, laptop, device } = await inClash();
    expect(laptop.queue.of(place())?.clash).toMatchObject({ mine: text('С ноутбука'), theirs: { value: 'С телефона' } }); // prettier-ignore
    expect([wordsOf(server.answers.get(NAME)?.answer), device.size]).toEqual(['С телефона', 1]);
    laptop.queue.choose(place(), true);
    await idle();
    expect(wordsOf(server.answers.get(NAME)?.answer)).toBe('С ноутбука');
  });

  it('stands when its answer is chosen', async () => {
    const { server, laptop, device } = await inClash();
    laptop.queue.choose(place(), false);
    await idle();
    expect([wordsOf(server.answers.get(NAME)?.answer), device.size]).toEqual(['С телефона', 0]);
  });
});

it('a device that keeps nothing says so', () => {
  const device = new Device();
  const tab = tabOf(device, new Server());
  device.isFull = true;
  tab.type('Берёзка');
  expect(tab.queue.isSafe).toBe(false);
});

it('a device that has not kept one field goes on saying so while the next ones are kept, until there is room', async () => {
  const [device, server] = [new Device(), new Server()];
  const tab = tabOf(device, server);
  device.most = 10_000;
  tab.type('Б'.repeat(20_000));
  tab.type('Галич', { field: CITY });
  expect([tab.queue.isSafe, device.size]).toEqual([false, 1]);
  device.most = Infinity;
  tab.type('Кострома', { field: CITY });
  expect([tab.queue.isSafe, device.size]).toEqual([true, 2]);
  device.most = 10_000;
  tab.type('Б'.repeat(30_000));
  expect(tab.queue.isSafe).toBe(false);
  await tab.pause();
  expect([tab.queue.isSafe, device.size]).toEqual([true, 0]);
});
