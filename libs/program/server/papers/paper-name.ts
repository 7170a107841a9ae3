// File names of a program's papers: papers of two days differ by name wherever they are kept. Pure.

import { cutBetweenWords } from '@rampa/kernel';

export interface NamedProgram {
  readonly title: string;
  readonly dateTimeBegin: string | null;
  readonly timeZone: string;
}

/** Most letters of a title in a name, so that the day fits behind it. */
const TITLE_MOST = 60;

/** «Протокол. День первый. 21 ноября»; a day that the title contains is not repeated. */
export function paperName(paper: string, { title, dateTimeBegin, timeZone }: NamedProgram): string {
  const day = dateTimeBegin === null ? '' : dayOf(dateTimeBegin, timeZone);
  const own = title.replace(/[\s\u00A0]+/g, ' ').trim();
  const short = cutBetweenWords(own, (part) => part.length <= TITLE_MOST);
  const isTold = short.toLocaleLowerCase('ru').includes(day);
  return [paper, short.replace(/\.+$/, ''), isTold ? '' : day].filter(Boolean).join('. ');
}

function dayOf(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', timeZone }).format(Date.parse(instant));
}
