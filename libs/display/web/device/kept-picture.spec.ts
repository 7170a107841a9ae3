import type { DisplayView } from '@rampa/contract';
import { expect, it } from 'vitest';
import { CALM_MS, shownPicture } from './kept-picture.ts';

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
