import { expect, it } from 'vitest';
import { invitationWords, type InvitedEvent } from './invitation-words.ts';

const CLOSES = '2027-03-01T20:59:00.000Z';
const event = (given: Partial<InvitedEvent['reception']>, isOver = false): InvitedEvent => ({
  ...{ title: 'Светлояр', shortTitle: '', description: '', beginDate: '2027-03-20', endDate: '2027-03-22', city: '' },
  ...{ place: '', logoPath: null, isArchived: false, isOver, timeZone: 'Europe/Moscow' },
  reception: { refusal: null, opensAt: null, closesAt: null, ...given },
});
const said = (of: InvitedEvent, waits = 0) => {
  const { note, action } = invitationWords(of, waits);
  return [note?.replaceAll('\u00a0', ' ') ?? null, action];
};

it('an invitation says until when it is good, and each that is late has its own word', () => {
  expect(said(event({}))).toEqual([null, 'Участвовать']);
  expect(said(event({ closesAt: CLOSES }))).toEqual(['Заявки принимают до 1 марта, 23:59 МСК.', 'Участвовать']);
  expect(said(event({ refusal: 'early', opensAt: CLOSES }))).toEqual([
    'Заявки начнут принимать с 1 марта, 23:59 МСК.',
    'Участвовать',
  ]);
  expect(said(event({ refusal: 'closed', closesAt: CLOSES }))).toEqual([
    expect.stringMatching(/^Приём заявок закончился 1 марта, 23:59 МСК: новую заявку/),
    'Присоединиться',
  ]);
  expect(said(event({ refusal: 'over' }, true))).toEqual([
    expect.stringMatching(/^Мероприятие уже прошло/),
    'Присоединиться',
  ]);
  // A closing that is named counts, also one after the last day.
  expect(said(event({ closesAt: CLOSES }, true))[1]).toBe('Участвовать');
});

it('whoever is awaited is told so whatever the dates say', () => {
  expect(said(event({ refusal: 'closed', closesAt: CLOSES }), 1)).toEqual([
    'Организатор уже начал для вас заявку: примите приглашение, и она станет вашей.',
    'Участвовать',
  ]);
  expect(said(event({}), 3)[0]).toMatch(/начал для вас заявки/);
});
