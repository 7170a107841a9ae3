import { expect, it } from 'vitest';
import { afterSendingWords, correctingWords, datesNote, takingBackWords } from './words.ts';

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

it('says of a sent application that is corrected that nobody waits for another sending, and no more than is so', () => {
  for (const state of ['saved', 'sending', 'stopped', 'lacking'] as const)
    expect(correctingWords(state)).toContain('Отправлять заявку снова не нужно');
  expect(correctingWords('saved')).toMatch(/^Всё сохранено, больше ничего не нужно\. .* решает он/);
  for (const state of ['sending', 'stopped', 'asks', 'held', 'unsafe', 'signedOut', 'lacking'] as const)
    expect(correctingWords(state)).not.toContain('Всё сохранено');
  expect(correctingWords('lacking')).toContain('Допишите недостающее');
});

it('says before an application is taken back what the dates still allow', () => {
  const open = { sendingRefusal: null, takenBackRefusal: null, status: null, isEditingEnable: false };
  const frozen = { ...open, takenBackRefusal: 'Заявки больше не правят: изменения закрыты.' };
  const closed = { ...frozen, sendingRefusal: 'Приём заявок закончен: изменения закрыты.' };
  const accepted = { guid: '', title: 'Принята', colors: { backgroundColor: '#fff', fontColor: '#000' } };
  expect(takingBackWords(open, true)).toMatch(/отправить заявку снова можно, пока их принимают\.$/);
  expect(takingBackWords(open, false)).toMatch(/цена будет уже на новый день\.$/);
  expect(takingBackWords({ ...open, status: accepted }, true)).toMatch(/Если вы её измените.* «Принята»/);
  // Where it may be corrected as it stands, its status stays too, and nothing is decided anew.
  const editable = takingBackWords({ ...open, status: accepted, isEditingEnable: true }, true);
  expect(editable).toMatch(/отзывать не нужно\.$/);
  expect(editable).not.toMatch(/заново/);
  // Nothing is promised that would be refused.
  expect(takingBackWords({ ...frozen, status: accepted }, true)).toMatch(/такой, какая она есть\. Исправить в ней/);
  expect(takingBackWords({ ...frozen, status: accepted }, true)).not.toMatch(/измените/);
  expect(takingBackWords({ ...closed, status: accepted }, false)).toMatch(
    /отправить заявку снова вы не сможете\. Приём заявок закончен/,
  );
  expect(takingBackWords(closed, false)).not.toMatch(/снова можно|цена/);
  expect([afterSendingWords(open), afterSendingWords(frozen)]).toEqual([
    expect.stringMatching(/пока это разрешает её статус/),
    expect.stringMatching(/нельзя: время правок прошло/),
  ]);
});
