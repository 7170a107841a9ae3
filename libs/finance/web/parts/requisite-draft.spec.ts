import { fieldsOf } from '@rampa/finance/domain';
import { expect, it } from 'vitest';
import { draftOf, findingsOf, lengthText, NEW_DRAFT, requisiteOf, typedText } from './requisite-draft.ts';

const inn = fieldsOf('RU', 1, 'Organizer').find(({ field }) => field === 'inn')!;
const passport = fieldsOf('RU', 0, 'Member').find(({ field }) => field === 'passportSeriesNumber')!;
const account = fieldsOf('RU', 1, 'Organizer').find(({ field }) => field === 'paymentAccount')!;

it('a number takes no letters while it is typed, and counts without spaces', () => {
  expect(typedText(inn, '77О7 0838')).toBe('7770838');
  expect(typedText(passport, '4010 123456')).toBe('40 10 123456');
  expect(typedText(passport, '401')).toBe('40 1');
  expect(typedText(passport, '40 10 1234567')).toBe('40 10 1234567');
  expect(typedText(account, '40702 810A')).toBe('40702 810A');
  expect(lengthText(inn, '7707 0838')).toBe('8 из 10');
  expect(lengthText(inn, '7707083893')).toBeNull();
  expect(lengthText(inn, '77070838931')).toBe('11 из 10');
  expect(lengthText(inn, '')).toBeNull();
});

it('a kept passport is neither missing nor doubted, and gives way to one that is typed', () => {
  const view = {
    ...{ ...NEW_DRAFT, type: 0 as const, fullName: 'Соколова Анна', inn: '500100732259' },
    ...{ passportSeriesNumber: '•• •• •••678', guid: '', ownerType: 'Member' as const, ordinalNumber: 1 },
    ...{ madeBy: null, images: { director: null, buhgalter: null, stamp: null }, version: 1, updatedAt: '' },
  };
  const draft = draftOf(view);
  expect(draft.passportSeriesNumber).toBe('');
  expect(findingsOf(draft, 'Member')).toEqual({ errors: {}, doubts: {} });
  const typed = { ...draft, passportSeriesNumber: '4510 12367' };
  expect(requisiteOf(typed, 'Member').passportSeriesNumber).toBe('451012367');
  expect(Object.keys(findingsOf(typed, 'Member').doubts)).toEqual(['passportSeriesNumber']);
  expect(Object.keys(findingsOf({ ...draft, keptPassport: '' }, 'Member').errors)).toEqual(['passportSeriesNumber']);
});
