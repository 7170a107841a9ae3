import { expect, it } from 'vitest';
import { likelyDay, newEvent } from './new-event.ts';

it.each([
  ['2026-11-22', '2026-12-12'],
  ['2026-11-21', '2026-12-05'],
  ['2026-12-20', '2027-01-09'],
])('made on %s it is likely to be held on Saturday %s', (today, day) => {
  expect(likelyDay(new Date(`${today}T12:00:00`))).toBe(day);
});

it('is held where its organizer is, by the clock of whoever makes it', () => {
  const made = newEvent({ city: 'Городец', timeZone: 'Asia/Omsk', now: new Date('2026-11-22T12:00:00') });
  expect(made).toMatchObject({ title: '', city: 'Городец', timeZone: 'Asia/Omsk', endDate: '2026-12-12' });
});
