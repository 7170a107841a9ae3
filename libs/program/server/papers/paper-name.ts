// What a paper of a program is called as a file: two days of one event differ by name wherever they are kept. Pure.

export interface NamedProgram {
  readonly title: string;
  readonly dateTimeBegin: string | null;
  readonly timeZone: string;
}

/** Letters of a title in a name: its day must find room behind it. */
const TITLE_MOST = 60;

/** «Протокол. День первый. 21 ноября»; a day that the title tells already is not told twice. */
export function paperName(paper: string, { title, dateTimeBegin, timeZone }: NamedProgram): string {
  const day = dateTimeBegin === null ? '' : dayOf(dateTimeBegin, timeZone);
  const own = title.replace(/[\s\u00A0]+/g, ' ').trim();
  const letters = Array.from(own);
  const short =
    letters.length > TITLE_MOST
      ? `${letters
          .slice(0, TITLE_MOST - 1)
          .join('')
          .trimEnd()}…`
      : own;
  const isTold = short.toLocaleLowerCase('ru').includes(day);
  return [paper, short.replace(/\.+$/, ''), isTold ? '' : day].filter(Boolean).join('. ');
}

function dayOf(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', timeZone }).format(Date.parse(instant));
}
