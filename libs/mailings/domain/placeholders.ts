// The placeholders of letters: one table for menu, preview and sending. None is private: no answer that only the
// organizer may read, no key that opens something.

import { folded, type LetterKind } from '@rampa/kernel';

export interface Placeholder {
  /** The name between the braces. */
  name: string;
  says: string;
  /** The value in a preview; an invented one. */
  sample: string;
  kinds: readonly LetterKind[];
}

export type Values = Readonly<Partial<Record<string, string>>>;

const MONEY: readonly LetterKind[] = ['invoice', 'payment', 'refund', 'overdue'];
const ALL: readonly LetterKind[] = ['invitation', 'confirmation', 'status', 'mailing', ...MONEY];
/** A payment may be of several applications. */
const OF_APPLICATION: readonly LetterKind[] = ['confirmation', 'status', 'mailing', 'overdue', 'invoice'];

export const PLACEHOLDERS: readonly Placeholder[] = [
  {
    name: 'участник',
    says: 'Кто подал заявку',
    sample: 'Анна Игоревна Соколова',
    kinds: [...OF_APPLICATION, 'payment', 'refund'],
  },
  { name: 'коллектив', says: 'Название коллектива', sample: 'Ансамбль танца «Росинка»', kinds: OF_APPLICATION },
  { name: 'номер', says: 'Номер заявки', sample: '128', kinds: OF_APPLICATION },
  { name: 'мероприятие', says: 'Название мероприятия', sample: 'Фестиваль «Северное сияние»', kinds: ALL },
  { name: 'даты', says: 'Когда оно пройдёт', sample: '12–14 марта 2027 года', kinds: ALL },
  { name: 'город', says: 'Город мероприятия', sample: 'Кострома', kinds: ALL },
  { name: 'статус', says: 'Статус заявки', sample: 'Принята', kinds: ['status', 'mailing'] },
  {
    name: 'комментарий',
    says: 'Что вы написали, меняя статус',
    sample: 'Проверьте, пожалуйста, фонограмму: запись обрывается на второй минуте.',
    kinds: ['status'],
  },
  {
    name: 'сумма',
    says: 'Сколько заплатить, заплачено, возвращено или просрочено',
    sample: '4\u00a0000\u00a0₽',
    kinds: MONEY,
  },
  { name: 'день', says: 'День платежа или возврата, срок оплаты', sample: '05.03.2027', kinds: MONEY },
  { name: 'счёт', says: 'Номер счёта', sample: '26-00123', kinds: ['invoice'] },
  {
    name: 'зачтено',
    says: 'За какие заявки платёж',
    sample: 'заявка №\u00a0128 «Росинка» — 4\u00a0000\u00a0₽',
    kinds: ['payment'],
  },
  { name: 'организатор', says: 'Ваше название из профиля', sample: 'Центр искусств «Просцениум»', kinds: ALL },
  {
    name: 'ссылка',
    says: 'Адрес страницы: приглашения, заявки, её платежей',
    sample: 'https://example.org/member/competition',
    kinds: ALL,
  },
];

const BY_NAME: ReadonlyMap<string, Placeholder> = new Map(PLACEHOLDERS.map((one) => [folded(one.name), one]));

/** Compares without case, ё and outer spaces. */
export function placeholderCalled(written: string): Placeholder | null {
  return BY_NAME.get(folded(written.trim())) ?? null;
}

/** The placeholders that letters of the kind may contain. */
export function placeholdersOf(kind: LetterKind): readonly Placeholder[] {
  return PLACEHOLDERS.filter(({ kinds }) => kinds.includes(kind));
}

/** Invented values for a preview and for a test letter to oneself. */
export function samplesOf(kind: LetterKind): Values {
  return Object.fromEntries(placeholdersOf(kind).map(({ name, sample }) => [name, sample]));
}
