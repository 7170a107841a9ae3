// The Bank of Russia's directory: a BIC gives the bank's name and its correspondent account. Beyond the checklist.

import { z } from 'zod';
import { defineCall } from '../call.ts';
import { date, done, instant } from '../shapes.ts';

const who = ['organizer', 'org:finances', 'member'] as const;
const keepers = ['organizer', 'org:finances'] as const;

export const BankDirectoryGetByBik = defineCall({
  id: 'BankDirectory/GetByBik',
  method: 'GET',
  who,
  kind: 'read',
  shows: ['banks.changed'],
  summary: 'Банк по БИК: название и корреспондентский счёт; null, если такого в справочнике нет',
  query: z.strictObject({ bik: z.string().regex(/^\d{9}$/) }),
  answer: z.object({
    bank: z
      .object({
        bik: z.string(),
        bankName: z.string(),
        /** Empty: it has none. */
        correspondentAccount: z.string(),
        /** The day of the organizer's directory; null: the portal's own list, or a table without a day. */
        madeOn: date.nullable(),
      })
      .nullable(),
  }),
});

export const BankDirectoryGet = defineCall({
  id: 'BankDirectory/Get',
  method: 'GET',
  who: keepers,
  kind: 'read',
  shows: ['banks.changed'],
  summary: 'Какой справочник банков загружен и сколько в нём банков',
  answer: z.object({
    loaded: z.object({ name: z.string(), madeOn: date.nullable(), count: z.int(), loadedAt: instant }).nullable(),
    /** Banks of the portal's own list. */
    ownCount: z.int(),
  }),
});

export const BankDirectoryLoad = defineCall({
  id: 'BankDirectory/Load',
  method: 'POST',
  who: keepers,
  kind: 'write',
  changes: ['banks.changed'],
  summary: 'Справочник БИК Банка России: ED807 (XML) или CSV; прежний уходит',
  takesFile: true,
  answer: z.object({ count: z.int() }),
});

export const BankDirectoryDelete = defineCall({
  id: 'BankDirectory/Delete',
  method: 'DELETE',
  who: keepers,
  kind: 'write',
  changes: ['banks.changed'],
  summary: 'Вернуться к списку банков портала',
  answer: done,
});
