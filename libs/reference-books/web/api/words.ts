// How books and lines are spoken of.

import type { BookItemUseFace } from '@rampa/contract';
import { counted, inQuotes } from '@rampa/kernel';
import { AGE_MAX, type AgeNote, type Ages } from '@rampa/reference-books/domain';

export const LINE = ['строку', 'строки', 'строк'] as const;
export const linesText = (count: number): string => counted(count, 'строка', 'строки', 'строк');
export const eventsText = (count: number): string => counted(count, 'мероприятии', 'мероприятиях', 'мероприятиях');

/** «40 строк, 2 в архиве» */
export function sizeText({ itemCount, archivedCount }: { itemCount: number; archivedCount: number }): string {
  const lines = itemCount === 0 ? 'строк пока нет' : linesText(itemCount);
  return archivedCount === 0 ? lines : `${lines}, ${archivedCount}\u00a0в архиве`;
}

/** «7–9 лет», «до 6 лет», «от 18 лет»; empty without bounds. */
export function agesText({ ageFrom, ageTo }: Ages): string {
  if (ageFrom !== null && ageTo !== null)
    return ageFrom === ageTo
      ? counted(ageTo, 'год', 'года', 'лет')
      : `${ageFrom}–${counted(ageTo, 'год', 'года', 'лет')}`;
  if (ageFrom !== null) return `от ${counted(ageFrom, 'года', 'лет', 'лет')}`;
  return ageTo === null ? '' : `до ${counted(ageTo, 'года', 'лет', 'лет')}`;
}

/** What may be a slip in a book of ages, in a sentence. */
export function ageNoteText(note: AgeNote): string {
  const years = agesText({ ageFrom: note.from, ageTo: note.to === AGE_MAX ? null : note.to });
  if (note.kind === 'absent') return `${years}: ни в одной строке`;
  return `${years}: и ${inQuotes(note.titles[0])}, и ${inQuotes(note.titles[1])}`;
}

/** «у 12 выступлений», and the page of the event on which that is changed. */
export function namedText({ kind, title, count }: BookItemUseFace): string {
  switch (kind) {
    case 'items':
      return counted(count, 'выступление', 'выступления', 'выступлений');
    case 'program':
      return `программа ${inQuotes(title)}`;
    case 'judge':
      return `судья ${title}`;
    case 'criterion':
      return `критерий ${inQuotes(title)}`;
    case 'awardGroup':
      return `набор званий ${inQuotes(title)}`;
    case 'scheme':
      return 'свои правила подсчёта';
    case 'form':
      return `условие ${inQuotes(title)} формы заявки`;
    case 'answers':
      return counted(count, 'заявка', 'заявки', 'заявок');
    case 'price':
      return 'цена участия';
  }
}

const PAGES: Record<BookItemUseFace['kind'], string> = {
  items: 'program',
  program: 'program',
  judge: 'ratings',
  criterion: 'evaluation-criteria',
  awardGroup: 'ranks',
  scheme: 'evaluation-criteria',
  form: 'constructor',
  answers: 'applications',
  price: 'finances/price',
};

export const namedPath = ({ competitionGuid, kind }: BookItemUseFace): string =>
  `/organizer/events/${competitionGuid}${PAGES[kind] && `/${PAGES[kind]}`}`;
