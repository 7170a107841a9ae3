import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calendarText, type Calendar, type CalendarEntry } from './calendar.ts';

const ENTRY: CalendarEntry = {
  uid: 'one@rampa',
  startsAt: '2026-11-21T11:35:00.000Z',
  endsAt: '2026-11-21T11:39:30.000Z',
  title: '№ 27. Северяне',
  place: 'Большой зал; вход 3',
  description: '«Вологодские кружева»',
  url: 'https://example.org/public/mobile-program/k/main',
  isCancelled: false,
};
const of = (entry: Partial<CalendarEntry>, name = 'Светлояр'): Calendar => ({
  ...{ name, at: '2026-11-21T11:00:00.000Z', everyMinutes: 5 },
  entries: [{ ...ENTRY, ...entry }],
});

/** As a reader of calendars unfolds it. */
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

it('says the time in UTC, the place and that it may be asked again', () => {
  const lines = unfolded(calendarText(of({})));
  expect(lines).toContain('DTSTART:20261121T113500Z');
  expect(lines).toContain('DTEND:20261121T113930Z');
  expect(lines).toContain('LOCATION:Большой зал\\; вход 3');
  expect(lines).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT5M');
  expect(lines).toContain('STATUS:CONFIRMED');
  expect(lines).toContain('TRIGGER:-PT25M');
  const cancelled = unfolded(calendarText(of({ isCancelled: true, place: '' })));
  expect(cancelled).toContain('STATUS:CANCELLED');
  expect(cancelled).not.toContain('BEGIN:VALARM');
});

it('keeps any words in one line of at most 75 bytes, whole letters only', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
      const text = calendarText(of({ title, description: `${title}\nещё` }, title));
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      const said = unfolded(text)
        .find((line) => line.startsWith('SUMMARY:'))!
        .slice('SUMMARY:'.length);
      const read = said.replace(/\\([\\;,n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
      expect(read).toBe(title.replace(/\r\n?/g, '\n'));
    }),
  );
});

it('lets no words begin a line of their own', () => {
  const lines = unfolded(calendarText(of({ title: 'А\r\nEND:VEVENT\nBEGIN:VALARM' })));
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
  expect(lines.filter((line) => line === 'BEGIN:VALARM')).toHaveLength(1);
});
