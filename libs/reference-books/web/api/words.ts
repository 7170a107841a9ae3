// How books and lines are spoken of.

import type { BookItemUseFace } from '@rampa/contract';
import { counted, inQuotes } from '@rampa/kernel';

export const LINE = ['строку', 'строки', 'строк'] as const;
export const linesText = (count: number): string => counted(count, 'строка', 'строки', 'строк');
export const eventsText = (count: number): string => counted(count, 'мероприятии', 'мероприятиях', 'мероприятиях');

/** «40 строк, 2 в архиве» */
export function sizeText({ itemCount, archivedCount }: { itemCount: number; archivedCount: number }): string {
  const lines = itemCount === 0 ? 'строк пока нет' : linesText(itemCount);
  return archivedCount === 0 ? lines : `${lines}, ${archivedCount}\u00a0в архиве`;
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
  }
}

const PAGES: Record<BookItemUseFace['kind'], string> = {
  items: 'program',
  program: 'program',
  judge: 'ratings',
  criterion: 'evaluation-criteria',
  awardGroup: 'ranks',
  scheme: 'evaluation-criteria',
};

export const namedPath = ({ competitionGuid, kind }: BookItemUseFace): string =>
  `/organizer/events/${competitionGuid}/${PAGES[kind]}`;
