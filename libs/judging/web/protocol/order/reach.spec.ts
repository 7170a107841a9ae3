import { describe, expect, it } from 'vitest';
import { unreachedOf, type Reach } from './reach.ts';

describe('a judge whom no reminder reaches', () => {
  const now = Date.parse('2026-11-21T05:10:00Z');
  const seen = (lastSeenAt: string | null, link: Reach['link'] = 'open', isHere = false) =>
    unreachedOf({ judgeGuid: 'judge', link, isHere, lastSeenAt }, now, 'Europe/Moscow');

  it('is nobody whose tablet is here', () => {
    expect(seen('2026-11-21T05:09:00Z', 'open', true)).toBeNull();
  });

  it.each([
    ['2026-11-21T04:46:00Z', 'планшет без связи с\u00A007:46'],
    ['2026-11-20T04:46:00Z', 'планшет без связи с\u00A020\u00A0ноября'],
  ])('is away since %s', (at, words) => {
    expect(seen(at)).toEqual({ words, mend: null });
  });

  it('has no way in, and it is said how to give him one', () => {
    expect(seen('2026-11-21T05:09:00Z', 'revoked')).toEqual({ words: 'ссылка отозвана', mend: 'Дать новую' });
    expect(seen(null, 'expired')).toEqual({ words: 'ссылка больше не действует', mend: 'Продлить' });
    expect(seen(null)).toEqual({ words: 'по ссылке ещё не входили', mend: 'Показать ссылку' });
    expect(unreachedOf(undefined, now, 'Europe/Moscow')?.words).toBe('ссылки ещё нет');
  });
});
