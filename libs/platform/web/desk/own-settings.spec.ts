import { expect, it } from 'vitest';
import { ownKey, readOwn, writeOwn } from './own-settings.ts';

class Memory {
  readonly kept = new Map<string, string>();
  getItem(key: string) {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    this.kept.set(key, value);
  }
}

it('people at one computer have habits of their own, and their addresses are not to be read', () => {
  const memory = new Memory();
  writeOwn(memory, 'Lena@example.org', 'order', 'title');
  writeOwn(memory, 'lena@example.org ', 'tab', 'archive');
  writeOwn(memory, 'oleg@example.org', 'order', 'number');
  expect(readOwn(memory, 'lena@example.org')).toEqual({ order: 'title', tab: 'archive' });
  expect(readOwn(memory, 'oleg@example.org')).toEqual({ order: 'number' });
  expect([...memory.kept.keys()].join()).not.toMatch(/lena|oleg|example/i);
  expect(ownKey('lena@example.org')).not.toBe(ownKey('lena@example.com'));
  writeOwn(memory, 'oleg@example.org', 'order', null);
  expect(readOwn(memory, 'oleg@example.org')).toEqual({});
});

it('what is broken or forbidden is no habit', () => {
  const memory = new Memory();
  for (const text of ['{', 'null', '[1]', '"x"', '{"order":1}']) {
    memory.setItem(ownKey('a@b.ru'), text);
    expect(readOwn(memory, 'a@b.ru')).toEqual({});
  }
  const closed = {
    getItem: () => null,
    setItem() {
      throw new Error('QuotaExceededError');
    },
  };
  expect(() => writeOwn(closed, 'a@b.ru', 'order', 'title')).not.toThrow();
});
