import { expect, it } from 'vitest';
import { datesNote } from './words.ts';

const DATES = {
  ...{ opensAt: null, closesAt: null, freezesAt: null, isEarly: false, isOver: false, isClosed: false },
  ...{ needsChildConsent: true, retentionMonths: null },
};
const [OPENS, CLOSES] = ['2027-02-01T05:00:00.000Z', '2027-03-01T18:59:00.000Z'];

it('tells a member when applications are taken, by the event’s own clock', () => {
  const told = (dates: Partial<typeof DATES> | object) =>
    datesNote({ ...DATES, ...dates }, 'Asia/Yekaterinburg')?.replaceAll('\u00a0', ' ');
  expect(told({})).toBeUndefined();
  expect(told({ opensAt: OPENS })).toBeUndefined();
  expect(told({ opensAt: OPENS, isEarly: true })).toBe('Заявки принимают с 1 февраля, 10:00 МСК+2.');
  expect(told({ opensAt: OPENS, closesAt: CLOSES, isEarly: true })).toBe(
    'Заявки принимают с 1 февраля, 10:00 МСК+2 до 1 марта, 23:59 МСК+2.',
  );
  expect(told({ opensAt: OPENS, closesAt: CLOSES })).toBe('Заявки принимают до 1 марта, 23:59 МСК+2.');
  expect(told({ closesAt: CLOSES, isClosed: true })).toMatch(/^Приём заявок закончен/);
  expect(told({ isClosed: true, isOver: true })).toMatch(/^Мероприятие закончилось/);
});
