import { beforeEach, expect, it, vi } from 'vitest';
import { KeptShell } from './kept-shell.ts';

const SHARED = '/assets/portal/shared.js';
const DESK_JS = '/assets/portal/desk.js';
const MEMBER_JS = '/assets/portal/member.js';
const PAGE = '/assets/portal/index.html';
const DESK = [PAGE, SHARED, DESK_JS];
const MEMBER = [PAGE, SHARED, MEMBER_JS];

/** What was asked of the server, in order. */
let asked: string[];
/** Of what is on its way; it comes, or not, when this is called. */
let arrive: Map<string, (isThere?: boolean) => void>;
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
  arrive = new Map();
  const kept: Request[] = [];
  shell = new KeptShell(async () => ({
    keys: async () => kept,
    add: (request) => {
      const wanted = request as Request;
      const path = new URL(wanted.url).pathname;
      asked.push(path);
      return new Promise((resolve, reject) => {
        arrive.set(path, (isThere = true) => {
          arrive.delete(path);
          if (!isThere) return reject(new TypeError('no connection'));
          kept.push(wanted);
          resolve();
        });
      });
    },
  }));
  return () => vi.unstubAllGlobals();
});

async function come(...paths: string[]): Promise<void> {
  await vi.waitFor(() => expect([...arrive.keys()]).toEqual(paths));
  for (const path of paths) arrive.get(path)!();
}

it('fetches once what pages loaded one after another ask for, the page itself last', async () => {
  const pages = [shell.keep(DESK), shell.keep(DESK)];
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  pages.push(shell.keep(DESK));
  await come(SHARED, DESK_JS);
  await come(PAGE);
  await Promise.all(pages);
  await shell.keep(DESK);
  expect(asked).toEqual([SHARED, DESK_JS, PAGE]);
});

it('fetches once what two parts share', async () => {
  const both = [shell.keep(DESK), shell.keep(MEMBER)];
  await come(SHARED, DESK_JS);
  await come(PAGE);
  await come(MEMBER_JS);
  await Promise.all(both);
  expect(asked).toEqual([SHARED, DESK_JS, PAGE, MEMBER_JS]);
});

it('keeps what has come when another file has not, and lets other parts through', async () => {
  const [desk, member] = [shell.keep(DESK), shell.keep(MEMBER)];
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  arrive.get(DESK_JS)!(false);
  arrive.get(SHARED)!();
  await expect(desk).rejects.toThrow('no connection');
  await come(MEMBER_JS);
  await come(PAGE);
  await member;
  const again = shell.keep(DESK);
  await come(DESK_JS);
  await again;
  expect(asked).toEqual([SHARED, DESK_JS, MEMBER_JS, PAGE, DESK_JS]);
});
