import { newGuid } from '@rampa/kernel';
import { expect, it } from 'vitest';
import { isAmong, keyInJob } from './keys-in-jobs.ts';

const [document, item] = [newGuid(), newGuid()];

it('a job keeps no name of whom a paper is for, and finds him all the same', () => {
  const named = [`person:${item}:ветрова алёна`, 'teacher:ли анна', 'institution:дшi № 1: «лад»', 'named:ооо «свет»'];
  const kept = named.map((key) => keyInJob(document, key));
  for (const key of kept) expect(key).toMatch(/^(person:[\w-]+|teacher|institution|named):#[\da-f]{64}$/);
  // The item stays to be found by.
  expect(kept[0]).toContain(item);
  expect(kept.map((key) => keyInJob(document, key))).toEqual(kept);
  expect(named.map(isAmong(document, kept))).toEqual([true, true, true, true]);
  expect(named.map(isAmong(document, named.slice(1)))).toEqual([false, true, true, true]);
  expect(isAmong(document, kept)('teacher:ли алла')).toBe(false);
  // In another document it is another digest.
  expect(isAmong(newGuid(), kept)(named[1]!)).toBe(false);
});

it('keys that name nobody stay as they are', () => {
  for (const key of [`item:${item}`, `prize:${item}:${document}`, `judge:${item}`, 'reserve:12'])
    expect(keyInJob(document, key)).toBe(key);
});
