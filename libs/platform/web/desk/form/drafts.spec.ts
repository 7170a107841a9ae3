import { expect, it } from 'vitest';
import { changesOf, draftOf, dropDraft, isSame, keepDraft } from './drafts.ts';

function device(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    get length() {
      return kept.size;
    },
  } as Storage;
}

const EMPTY = { title: '', note: '', passport: '', weight: null as number | null };
const AT = '2026-11-21T10:00:00.000Z';
const NOW = new Date('2026-11-22T10:00:00Z');
const keep = (store: Storage, values: Record<string, unknown>) =>
  keepDraft(store, 'a@b.ru', 'item', { at: AT, values });
const offered = (store: Storage, initial: object = EMPTY, now = NOW) => draftOf(store, 'a@b.ru', 'item', initial, now);

it('keeps what was changed, and nothing that must not stay on a device', () => {
  expect(changesOf({ ...EMPTY, title: 'Лель', passport: '4509 123456' }, EMPTY, ['passport'])).toEqual({
    title: 'Лель',
  });
  // What is no number yet is not an empty field.
  expect(isSame(null, Number.NaN)).toBe(false);
});

it('offers it to the same person alone, and not when nothing of it is new', () => {
  const store = device();
  keep(store, { title: 'Лель' });
  expect(offered(store)).toEqual({ at: AT, values: { title: 'Лель' } });
  expect(draftOf(store, 'c@d.ru', 'item', EMPTY, NOW)).toBeNull();
  expect(offered(store, { ...EMPTY, title: 'Лель' })).toBeNull();
  dropDraft(store, 'a@b.ru', 'item');
  expect(offered(store)).toBeNull();
});

it('forgets it after two weeks, and fields that the form has no more', () => {
  const store = device();
  keep(store, { title: 'Лель', gone: 1 });
  expect(offered(store)?.values).toEqual({ title: 'Лель' });
  expect(offered(store, EMPTY, new Date('2026-12-06T10:00:00Z'))).toBeNull();
});

it('keeps no emptiness, and lives without a device that keeps', () => {
  const store = device();
  keep(store, { title: 'Лель' });
  keep(store, {});
  expect(store.length).toBe(0);
  const forbidden = new Proxy(store, {
    get: () => () => {
      throw new Error('forbidden');
    },
  });
  expect(() => keep(forbidden, { title: 'Лель' })).not.toThrow();
  expect(offered(forbidden)).toBeNull();
});
