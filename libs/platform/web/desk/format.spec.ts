import { describe, expect, it } from 'vitest';
import { dateRangeText, durationText, instantOf, localOf, momentText, timeText, zoneText } from './format.ts';

describe('dates', () => {
  it.each([
    ['2026-11-20', '2026-11-22', '20–22\u00A0ноября 2026'],
    ['2026-11-30', '2026-12-02', '30\u00A0ноября – 2\u00A0декабря 2026'],
    ['2026-12-30', '2027-01-02', '30\u00A0декабря 2026 – 2\u00A0января 2027'],
    ['2026-11-20', '2026-11-20', '20\u00A0ноября 2026'],
  ])('%s … %s is «%s»', (begin, end, text) => {
    expect(dateRangeText(begin, end)).toBe(text);
  });
  it('shows moments in the zone of the event', () => {
    expect(timeText('2026-11-21T11:35:00Z', 'Europe/Moscow')).toBe('14:35');
    expect(momentText('2026-11-21T21:35:00Z', 'Asia/Novosibirsk')).toBe('22\u00A0ноября, 04:35');
  });
  it('names a clock by Moscow’s', () => {
    const zones = ['Europe/Moscow', 'Europe/Samara', 'Europe/Kaliningrad', 'Asia/Kolkata'];
    expect(zones.map((zone) => zoneText('2026-11-21T11:35:00.400Z', zone))).toEqual([
      'МСК',
      'МСК+1',
      'МСК−1',
      'МСК+2:30',
    ]);
  });
  it('reads a local time of the zone and shows it back', () => {
    expect(instantOf('2026-11-21T10:00', 'Europe/Moscow')).toBe('2026-11-21T07:00:00.000Z');
    expect(localOf('2026-11-21T07:00:00.000Z', 'Europe/Moscow')).toBe('2026-11-21T10:00');
    expect(instantOf('2026-03-29T03:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
  });
  it('shows a duration', () => {
    expect(durationText(220)).toBe('3:40');
    expect(durationText(65)).toBe('1:05');
  });
});
