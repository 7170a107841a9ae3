import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { VIEW_KEEP_MS, forgetOldViews, forgetViews, viewKeyOf } from './kept-views.ts';

const NOW = Date.parse('2026-11-21T09:00:00.000Z');

/** Keys are the object's own properties, as in a browser. */
class Texts {
  [key: string]: unknown;
  getItem(key: string) {
    return (this[key] as string | undefined) ?? null;
  }
  setItem(key: string, value: string) {
    this[key] = value;
  }
  removeItem(key: string) {
    delete this[key];
  }
}

let texts: Texts;
const keep = (link: string, program: string, at: number) =>
  texts.setItem(
    viewKeyOf(link, program),
    JSON.stringify({ state: { items: [{ performer: 'Мельникова Арина' }] }, at }),
  );

beforeEach(() => {
  texts = new Texts();
  vi.stubGlobal('localStorage', texts);
  keep('link', 'first', NOW);
  keep('link', 'second', NOW - VIEW_KEEP_MS - 1);
  keep('other', 'first', NOW - VIEW_KEEP_MS);
  texts.setItem('rampa.presenter.profile.link', '{}');
});
afterEach(() => vi.unstubAllGlobals());

it('programs on the presenter’s device leave by themselves after two weeks', () => {
  forgetOldViews(NOW);
  expect(Object.keys(texts)).toEqual([
    viewKeyOf('link', 'first'),
    viewKeyOf('other', 'first'),
    'rampa.presenter.profile.link',
  ]);
});

it('they leave with him, and nobody else’s', () => {
  forgetViews('link');
  expect(Object.keys(texts)).toEqual([viewKeyOf('other', 'first'), 'rampa.presenter.profile.link']);
});
