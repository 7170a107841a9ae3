import { beforeEach, expect, it, vi } from 'vitest';
import { KeptShell } from './kept-shell.ts';

const SHARED = '/assets/portal/shared.js';
const DESK = [SHARED, '/assets/portal/desk.js'];
const MEMBER = [SHARED, '/assets/portal/member.js'];

/** What was asked of the server, in order; a cache that answers when `arrive` is called. */
let asked: string[][];
let arrive: ((isThere?: boolean) => void)[];
let shell: KeptShell;

beforeEach(() => {
  // The worker’s requests carry an address without a site.
  vi.stubGlobal(
    'Request',
    class {
      readonly url: string;
      constructor(path: string) {
        this.url = `https://rampa.example${path}`;
      }
    },
  );
  asked = [];
  arrive = [];
  const kept: Request[] = [];
  shell = new KeptShell(async () => ({
    keys: async () => kept,
    addAll: (requests) => {
      const wanted = requests as Request[];
      asked.push(wanted.map(({ url }) => new URL(url).pathname));
      return new Promise((resolve, reject) => {
        arrive.push((isThere = true) => {
          if (!isThere) return reject(new TypeError('no connection'));
          kept.push(...wanted);
          resolve();
        });
      });
    },
  }));
  return () => vi.unstubAllGlobals();
});

it('fetches once what pages loaded one after another ask for', async () => {
  const pages = [shell.keep(DESK), shell.keep(DESK)];
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  pages.push(shell.keep(DESK));
  arrive[0]!();
  await Promise.all(pages);
  expect(asked).toEqual([DESK]);
  await shell.keep(DESK);
  expect(asked).toEqual([DESK]);
});

it('fetches once what two parts share', async () => {
  const both = [shell.keep(DESK), shell.keep(MEMBER)];
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  arrive[0]!();
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  arrive[1]!();
  await Promise.all(both);
  expect(asked).toEqual([DESK, ['/assets/portal/member.js']]);
});

it('asks again after files have not come, and lets other parts through', async () => {
  const [desk, member] = [shell.keep(DESK), shell.keep(MEMBER)];
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  arrive[0]!(false);
  await expect(desk).rejects.toThrow('no connection');
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  arrive[1]!();
  await member;
  const again = shell.keep(DESK);
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  arrive[2]!();
  await again;
  expect(asked).toEqual([DESK, MEMBER, ['/assets/portal/desk.js']]);
});
