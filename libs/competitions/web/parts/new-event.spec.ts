import { expect, it } from 'vitest';
import { copiedBy, creationBody, EMPTY_BASIS, likelyDay, newEvent } from './new-event.ts';

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

it('is sent with the form that it is built on, and knows whose copy it becomes', () => {
  const values = { ...newEvent({ now: new Date('2026-11-22T12:00:00') }), kind: '2' };
  const formOf = (basis: string) => creationBody({ ...values, basis }).form;
  expect([EMPTY_BASIS, 'ready:vocal', 'own:0192', 'event:0193'].map(formOf)).toEqual([
    undefined,
    { readyKey: 'vocal' },
    { templateGuid: '0192' },
    undefined,
  ]);
  expect(creationBody({ ...values, basis: EMPTY_BASIS })).toMatchObject({
    typeTourCompetition: 2,
    details: { city: '' },
  });
  expect([EMPTY_BASIS, 'own:0192', 'event:0193'].map(copiedBy)).toEqual([null, null, '0193']);
});
