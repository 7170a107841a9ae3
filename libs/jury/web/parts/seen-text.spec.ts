import { describe, expect, it } from 'vitest';
import { seenText } from './seen-text.ts';

describe('last seen', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  it.each([
    ['2026-11-21T11:59:30Z', 'на связи'],
    ['2026-11-21T11:39:00Z', 'связь 21\u00A0минуту назад'],
    ['2026-11-21T09:00:00Z', 'связь 3\u00A0часа назад'],
    ['2026-11-18T09:00:00Z', 'связь 18\u00A0ноября'],
    ['2026-11-21T12:00:05Z', 'на связи'],
  ])('%s: %s', (at, text) => {
    expect(seenText(at, now)).toBe(text);
  });
});
