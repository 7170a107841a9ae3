import type { Entries } from './entry.ts';

export const REFERENCE_BOOKS = {
  bookItemInUse: { status: 409, text: 'Удалить нельзя: эта строка справочника где-то указана.' },
} as const satisfies Entries;
