import { afterEach, expect, it, vi } from 'vitest';
import { mayReload, reloadOnLostChunk } from './reload-on-lost-chunk.ts';

it('reloads at most once a minute', () => {
  const kept = new Map<string, string>();
  const store = () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  const begun = Date.parse('2026-11-20T12:00:00Z');
  expect([0, 1, 59_999, 60_000, 119_999, 120_000].map((after) => mayReload(begun + after, store))).toEqual([
    true,
    false,
    false,
    true,
    false,
    true,
  ]);
});

it('never without storage', () => {
  const none = () => {
    throw new Error('SecurityError');
  };
  expect(mayReload(Date.now(), none)).toBe(false);
});

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['with a network', true, 1],
  ['without one: nobody loses what he writes', false, 0],
])('reloads for a lost file %s', (_, onLine, times) => {
  const page = new EventTarget();
  const reload = vi.fn();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('location', { reload });
  reloadOnLostChunk();
  const lost = new Event('vite:preloadError', { cancelable: true });
  page.dispatchEvent(lost);
  expect([reload.mock.calls.length, lost.defaultPrevented]).toEqual([times, onLine]);
});
