import type { DisplayView } from '@rampa/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { CALM_MS, KEPT_MS, forgetOldPictures, keepPicture, keptPicture, shownPicture } from './kept-picture.ts';

const view = { scene: 'result' } as DisplayView;
const nothing = { view: null, at: null, staleSince: null };
const kept = { view, at: 500 };

it('the last picture is shown only where no live one comes, and always as an old one', () => {
  const opened = 10_000;
  expect(shownPicture(nothing, kept, opened, opened + CALM_MS - 1)).toEqual(nothing);
  expect(shownPicture(nothing, kept, opened, opened + CALM_MS)).toEqual({ view, at: 500, staleSince: 500 });
  const live = { view: { scene: 'judging' } as DisplayView, at: 11_000, staleSince: null };
  expect(shownPicture(live, kept, opened, opened + CALM_MS)).toBe(live);
});

it('a screen that has never shown anything says since when it has no network', () =>
  expect(shownPicture(nothing, null, 10_000, 20_000)).toEqual({ view: null, at: null, staleSince: 10_000 }));

it('yesterday’s picture leaves the device, whichever display it was', () => {
  const texts: Record<string, unknown> = {};
  Object.defineProperties(texts, {
    getItem: { value: (key: string) => texts[key] ?? null },
    setItem: { value: (key: string, value: string) => void (texts[key] = value) },
    removeItem: { value: (key: string) => void delete texts[key] },
  });
  vi.stubGlobal('localStorage', texts);
  const now = Date.parse('2026-11-21T09:00:00.000Z');
  keepPicture('today', { view, at: now });
  keepPicture('yesterday', { view, at: now - KEPT_MS - 1 });
  texts['rampa.display.code'] = '"ABCD"';
  forgetOldPictures(now);
  expect([keptPicture('today', now)?.at, Object.keys(texts).length]).toEqual([now, 2]);
  expect(Object.keys(texts)).toContain('rampa.display.code');
});
afterEach(() => vi.unstubAllGlobals());
