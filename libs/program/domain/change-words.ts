// What has changed in a published program, in words: the same at the desk, on phones and in letters.

import { counted, numberSign, russianDates } from '@rampa/kernel';

type Instant = string | null;

/** As the wire tells it. */
export type ToldChange =
  | { kind: 'begin'; before: Instant; after: Instant }
  | { kind: 'place'; before: string; after: string }
  | { kind: 'added' | 'withdrawn' | 'returned' | 'text'; itemGuid: string; number: string }
  | { kind: 'removed'; number: string }
  | { kind: 'number'; itemGuid: string; number: string; before: string }
  | { kind: 'moved'; itemGuid: string; number: string; before: Instant; after: Instant }
  | { kind: 'times'; count: number; minutes: number };

export interface ChangeWording {
  timeZone: string;
  /** As its reader may know it; empty: by the number alone. */
  nameOf(itemGuid: string): string;
}

const SAYS = {
  added: 'добавлено',
  withdrawn: 'снято',
  returned: 'снова в программе',
  text: 'изменились сведения',
} as const;

/** «№ 4 Барыня: теперь в 10:27 вместо 10:12» */
export function changeWords(change: ToldChange, { timeZone, nameOf }: ChangeWording): string {
  const label = (guid: string, number: string) =>
    [number === '' ? '' : numberSign(number), nameOf(guid)].filter(Boolean).join(' ') || 'Выступление';
  switch (change.kind) {
    case 'begin':
      return beginWords(change, timeZone);
    case 'place':
      return change.after === '' ? `Место больше не названо, было: ${change.before}` : `Место: ${change.after}${change.before === '' ? '' : `, было: ${change.before}`}`; // prettier-ignore
    case 'removed':
      return `${change.number === '' ? 'Выступление без номера' : numberSign(change.number)}: убрано из программы`;
    case 'number':
      return `${nameOf(change.itemGuid) || 'Выступление'}: теперь ${numbered(change.number)}, было ${numbered(change.before)}`;
    case 'moved': {
      const [before, after] = [change.before, change.after].map((at) => (at === null ? null : timeOf(at, timeZone)));
      const where = after === null || before === after ? 'теперь на другом месте' : `теперь в\u00A0${after}${before === null ? '' : ` вместо\u00A0${before}`}`; // prettier-ignore
      return `${label(change.itemGuid, change.number)}: ${where}`;
    }
    case 'times':
      return `Ещё у ${counted(change.count, 'выступления', 'выступлений', 'выступлений')} другое время, самое большее на ${counted(change.minutes, 'минуту', 'минуты', 'минут')}`;
    default:
      return `${label(change.itemGuid, change.number)}: ${SAYS[change.kind]}`;
  }
}

const numbered = (number: string) => (number === '' ? 'без номера' : numberSign(number));

function beginWords({ before, after }: { before: Instant; after: Instant }, timeZone: string): string {
  if (after === null) return 'Время начала больше не назначено';
  const isSameDay = before !== null && dayOf(before, timeZone) === dayOf(after, timeZone);
  const said = (at: string) => (isSameDay ? timeOf(at, timeZone) : `${dayOf(at, timeZone)}, ${timeOf(at, timeZone)}`);
  return `Начало: ${said(after)}${before === null ? '' : `, было: ${said(before)}`}`;
}

function timeOf(at: string, timeZone: string): string {
  return new Intl.DateTimeFormat('ru-RU', { hour: '2-digit', minute: '2-digit', timeZone }).format(Date.parse(at));
}

function dayOf(at: string, timeZone: string): string {
  return russianDates({ day: 'numeric', month: 'long', timeZone }).format(Date.parse(at));
}
