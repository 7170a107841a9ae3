// What states of an application are called to its member.

import type { AnswerOf, ApplicationHead, ApplicationRulesGetByCompetition } from '@rampa/contract';
import { counted, inQuotes, type ApplicationState, type RosterKind } from '@rampa/kernel';
import { momentText, zoneText } from '@rampa/platform/web/desk';
import type { Saving } from '../filling/parts/SavingLine.tsx';

const STATES: Record<ApplicationState, string> = {
  ...{ Draft: 'черновик', Submitted: 'черновик' },
  ...{ Subscribed: 'отправлена', Unsubscribed: 'отозвана' },
};

export const stateWord = (state: ApplicationState): string => STATES[state];

/** «Заявка № 112», «Новая заявка» */
export function numberWords(number: number | null): string {
  return number === null ? 'Заявка без номера' : `Заявка №\u00a0${number}`;
}

/** What a list calls it. */
export function nameOf({ title, number }: Pick<ApplicationHead, 'title' | 'number'>): string {
  return title === '' ? numberWords(number) : title;
}

/** «Организатор вписал или исправил 3 ответа» */
export function correctedWords(count: number): string {
  return `Организатор вписал или исправил ${counted(count, 'ответ', 'ответа', 'ответов')}`;
}

/** «с 1 марта, 10:00 МСК», by the event's own clock. */
export const fromWords = (instant: string, timeZone: string): string => `с\u00a0${clockWords(instant, timeZone)}`;
export const untilWords = (instant: string, timeZone: string): string => `до\u00a0${clockWords(instant, timeZone)}`;

const clockWords = (instant: string, timeZone: string): string =>
  `${momentText(instant, timeZone)}\u00a0${zoneText(instant, timeZone)}`;

/** When applications are taken; nothing while no date is named. */
export function datesNote(
  { opensAt, closesAt, isEarly, isClosed, isOver }: AnswerOf<typeof ApplicationRulesGetByCompetition>,
  timeZone: string,
): string | undefined {
  if (isOver) return 'Мероприятие закончилось: приём заявок закончен. То, что отправлено, можно открыть и прочитать.';
  if (isClosed) return 'Приём заявок закончен. То, что отправлено, можно открыть и прочитать.';
  const words = [
    isEarly && opensAt !== null ? fromWords(opensAt, timeZone) : '',
    closesAt === null ? '' : untilWords(closesAt, timeZone),
  ].filter(Boolean);
  return words.length === 0 ? undefined : `Заявки принимают ${words.join(' ')}.`;
}

type Dated = Pick<ApplicationHead, 'sendingRefusal' | 'takenBackRefusal' | 'status' | 'isEditingEnable'>;

/** What whoever takes his application back gives up, by the dates as they are now. */
export function takingBackWords(
  { sendingRefusal, takenBackRefusal, status, isEditingEnable }: Dated,
  isFree: boolean,
): string {
  const seen = 'Организатор увидит, что вы не участвуете. Номер и ответы останутся';
  if (sendingRefusal !== null) return `${seen}, но отправить заявку снова вы не сможете. ${sendingRefusal}`;
  const price = isFree ? '' : ', но цена будет уже на новый день';
  if (takenBackRefusal !== null)
    return `${seen}; пока заявки принимают, её можно отправить снова такой, какая она есть${price}. Исправить в ней уже ничего нельзя.`;
  // What may be corrected as it stands keeps its status.
  if (isEditingEnable)
    return `${seen}; отправить заявку снова можно, пока их принимают${price}. Чтобы только исправить её, отзывать не нужно.`;
  const anew = status
    ? ` Если вы её измените, организатор рассмотрит её заново, и статус ${inQuotes(status.title)} может стать другим.`
    : '';
  return `${seen}; отправить заявку снова можно, пока их принимают${price}.${anew}`;
}

/** What a sent application may still become, before it is sent. */
export function afterSendingWords({ takenBackRefusal }: Pick<Dated, 'takenBackRefusal'>): string {
  return takenBackRefusal === null
    ? 'Править заявку потом можно, только пока это разрешает её статус.'
    : 'Править заявку потом будет нельзя: время правок прошло.';
}

/** Of a sent application that may be corrected as it stands: nobody waits for another sending. `state`: of its answers. */
export function correctingWords(state: Saving | 'lacking'): string {
  const seen = 'Отправлять заявку снова не нужно: организатор сам видит, что в ней изменилось.';
  if (state === 'lacking') return `${seen} Допишите недостающее, остальное уже у него.`;
  return state === 'saved'
    ? `Всё сохранено, больше ничего не нужно. ${seen} Дальше решает он, и новый статус появится здесь.`
    : `Не всё ещё сохранено: дождитесь надписи «сохранено». ${seen}`;
}

export const KIND_WORDS: Record<RosterKind, string> = { person: 'Человек', collective: 'Коллектив' };
