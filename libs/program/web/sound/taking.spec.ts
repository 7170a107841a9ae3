import { expect, it } from 'vitest';
import { takeAll, type Shelf, type Taken } from './taking.ts';

const bytes = (count: number) => new Uint8Array(count).fill(7);

function shelfOf(known: readonly string[], room = 100): Shelf & { kept: Map<string, Response> } {
  const kept = new Map(known.map((address) => [address, new Response()]));
  return {
    kept,
    addresses: async () => new Set(kept.keys()),
    async put(address, answer) {
      if (kept.size >= room) throw new DOMException('full', 'QuotaExceededError');
      kept.set(address, answer);
    },
  };
}

const ALL = [
  { address: '/a', size: 10 },
  { address: '/b', size: 20 },
  { address: '/c', size: 30 },
];
const load = async (address: string) =>
  new Response(bytes(ALL.find((one) => one.address === address)!.size), { headers: { 'content-type': 'audio/mpeg' } });
const signal = new AbortController().signal;

it('takes what is not there yet, each whole and dated, and says how far it is', async () => {
  const shelf = shelfOf(['/b']);
  const steps: Taken[] = [];
  await takeAll(ALL, { shelf, load, signal, onStep: (step) => steps.push(step) });
  expect([...shelf.kept.keys()]).toEqual(['/b', '/a', '/c']);
  expect(steps[0]).toEqual({ files: 1, bytes: 20 });
  expect(steps.at(-1)).toEqual({ files: 3, bytes: 60 });
  const kept = shelf.kept.get('/c')!;
  expect((await kept.arrayBuffer()).byteLength).toBe(30);
  expect(Date.parse(kept.headers.get('date')!)).toBeGreaterThan(0);
});

it('keeps no part of a recording: one that was cut off, refused or stopped is not there', async () => {
  const cut = shelfOf([]);
  const halves = async (address: string) => (address === '/b' ? new Response(bytes(5)) : load(address));
  await expect(takeAll(ALL, { shelf: cut, load: halves, signal, onStep: () => undefined })).rejects.toThrow('cut');
  expect([...cut.kept.keys()]).toEqual(['/a']);

  const refused = shelfOf([]);
  const missing = async () => new Response('', { status: 404 });
  await expect(takeAll(ALL, { shelf: refused, load: missing, signal, onStep: () => undefined })).rejects.toThrow('404');
  expect(refused.kept.size).toBe(0);

  const stopped = shelfOf([]);
  const stop = new AbortController();
  const onStep = ({ files }: Taken) => files === 1 && stop.abort();
  await expect(takeAll(ALL, { shelf: stopped, load, signal: stop.signal, onStep })).rejects.toThrow();
  expect([...stopped.kept.keys()]).toEqual(['/a']);
});

it('says that the device is full, and goes on from there', async () => {
  const shelf = shelfOf([], 1);
  const taking = takeAll(ALL, { shelf, load, signal, onStep: () => undefined });
  await expect(taking).rejects.toMatchObject({ name: 'QuotaExceededError' });
  expect(shelf.kept.size).toBe(1);
});
