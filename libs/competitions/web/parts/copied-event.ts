// What a copy of an event is at first: the same weekday of the next year that is ahead, and the title with its year.

import type { AnswerOf, CompetitionGetReadiness, FestivalView } from '@rampa/contract';
import { counted } from '@rampa/kernel';

/** 52 weeks: festivals are held on the same weekday again. */
const YEAR_MS = 364 * 86_400_000;

export interface CopiedEvent {
  title: string;
  beginDate: string;
  endDate: string;
  city: string;
  timeZone: string;
}

const moved = (day: string, years: number): string =>
  new Date(Date.parse(day) + years * YEAR_MS).toISOString().slice(0, 10);

export function copiedEvent({ details }: Pick<FestivalView, 'details'>, now: Date): CopiedEvent {
  const { title, beginDate, endDate, city, timeZone } = details;
  const late = now.getTime() - Date.parse(beginDate);
  const years = Math.max(1, Math.floor(late / YEAR_MS) + 1);
  return {
    title: title.replaceAll(/\b20\d\d\b/g, (year) => String(Number(year) + years)),
    beginDate: moved(beginDate, years),
    endDate: moved(endDate, years),
    ...{ city, timeZone },
  };
}

/**
 * What a former event puts into the fields of a new one: nothing that was typed is written over. `suggested` is what was put
 * there before, by this page itself or of another event. Both dates belong together, and so do the city and
 * its clock.
 */
export function suggestedBy(copied: CopiedEvent, typed: CopiedEvent, suggested: CopiedEvent): Partial<CopiedEvent> {
  const isOwnTitle = typed.title.trim() !== '' && typed.title !== suggested.title;
  const isOwnDates = typed.beginDate !== suggested.beginDate || typed.endDate !== suggested.endDate;
  const isOwnCity = typed.city !== suggested.city || typed.timeZone !== suggested.timeZone;
  const { title, beginDate, endDate, city, timeZone } = copied;
  return {
    ...(isOwnTitle ? {} : { title }),
    ...(isOwnDates ? {} : { beginDate, endDate }),
    ...(isOwnCity ? {} : { city, timeZone }),
  };
}

/** Of what the copy has; what it has not is not spoken of. */
export function copiedText({ steps, counts: { documents = 0 } }: AnswerOf<typeof CompetitionGetReadiness>): string {
  const has = (key: string) => steps.some((step) => step.key === key && step.state !== 'waiting');
  const isPlanned = steps.some(({ key, fact }) => key === 'program' && fact !== 'ещё не создана');
  const moved = [isPlanned ? 'дни программы' : '', has('dates') ? 'сроки заявок' : ''].filter((word) => word !== '');
  return [
    documents === 0
      ? ''
      : `${counted(documents, 'документ', 'документа', 'документов')} из прежнего: участники увидят их, когда вы покажете.`,
    moved.length === 0 ? '' : `Сдвинуты вместе с мероприятием: ${moved.join(' и ')}. Проверьте их.`,
    documents === 0 && moved.length === 0 ? 'Проверьте карточку: место и описание взяты из прежнего.' : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
