import type { Entries } from './entry.ts';

export const FINANCE = {
  requisiteInvalid: { status: 422, text: 'Реквизиты заполнены не полностью или с ошибками.' },
  requisiteDoubtful: { status: 409, text: 'В реквизитах, возможно, опечатка. Проверьте их или подтвердите.' },
  requisiteInContract: { status: 409, text: 'Удалить нельзя: эти реквизиты указаны в договоре.' },
} as const satisfies Entries;
