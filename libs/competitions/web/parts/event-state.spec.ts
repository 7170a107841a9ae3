import { describe, expect, it } from 'vitest';
import type { FestivalView } from '@rampa/contract';
import { daysLeft, eventState } from './event-state.ts';

const event = (beginDate: string, endDate: string): FestivalView => ({
  guid: '019ab000-0000-7000-8000-000000000001',
  typeTourCompetition: 1,
  isArchived: false,
  practiceOf: null,
  practiceGuid: null,
  details: {
    shortTitle: '',
    title: 'Светлояр',
    description: '',
    beginDate,
    endDate,
    city: '',
    place: '',
    timeZone: 'Europe/Moscow',
    currency: 'RUB',
    extGuid: '',
    useFinances: false,
    logoPath: null,
  },
});

describe('state of an event', () => {
  const now = new Date('2026-11-20T22:30:00Z');
  it.each([
    ['2026-11-20', '2026-11-22', 'идёт'],
    ['2026-11-22', '2026-11-23', 'завтра'],
    ['2026-11-24', '2026-11-24', 'через 3\u00A0дня'],
    ['2026-11-19', '2026-11-20', 'прошло'],
    ['2027-06-01', '2027-06-02', 'идёт подготовка'],
  ])('%s … %s: %s', (begin, end, word) => {
    // 01:30 of the 21st in Moscow.
    expect(eventState(event(begin, end), now).word).toBe(word);
  });
  it('counts days to the beginning', () => {
    expect(daysLeft(event('2026-11-24', '2026-11-24'), now)).toBe('3\u00A0дня');
    expect(daysLeft(event('2026-11-21', '2026-11-21'), now)).toBeNull();
  });
});
