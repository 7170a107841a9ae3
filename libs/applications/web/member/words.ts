// What states of an application are called to its member.

import type { ApplicationHead } from '@rampa/contract';
import type { ApplicationState, RosterKind } from '@rampa/kernel';
import { momentText } from '@rampa/platform/web/desk';

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

export const untilWords = (instant: string, timeZone: string): string => `до\u00a0${momentText(instant, timeZone)}`;

export const KIND_WORDS: Record<RosterKind, string> = { person: 'Человек', collective: 'Коллектив' };
