// A performance as an iCalendar text (RFC 5545), for the calendars of phones. Pure: the caller gives the moment.

export interface CalendarEntry {
  uid: string;
  /** ISO instants ending in Z. */
  startsAt: string;
  endsAt: string;
  title: string;
  place: string;
  description: string;
  url: string;
  isCancelled: boolean;
}

export interface Calendar {
  name: string;
  /** Since when it has been so; ISO instant. */
  at: string;
  /** How often a subscription should ask again, minutes. */
  everyMinutes: number;
  entries: readonly CalendarEntry[];
}

/** Times are written in UTC, so that no zone table is needed; every phone shows its own. */
const utc = (instant: string): string => `${instant.slice(0, 19).replace(/[-:]/g, '')}Z`;

const escaped = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n?|\n/g, '\\n');

/** Most bytes of a line; the rest goes on in the next one, after a blank. */
const LINE = 75;

const bytesOf = (sign: string): number => {
  const code = sign.codePointAt(0)!;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
};

/** Folds by bytes and never inside a letter. */
function folded(line: string): string {
  let [text, room] = ['', LINE];
  for (const sign of line) {
    const bytes = bytesOf(sign);
    if (bytes > room) [text, room] = [`${text}\r\n `, LINE - 1];
    text += sign;
    room -= bytes;
  }
  return text;
}

/** So long before, and by as much as a subscription may be behind. */
const ALARM_MINUTES = 20;

const alarm = (behind: number): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  'DESCRIPTION:Пора к сцене',
  `TRIGGER:-PT${ALARM_MINUTES + behind}M`,
  'END:VALARM',
];

export function calendarText({ name, at, everyMinutes, entries }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rampa//Program//RU',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:PT${everyMinutes}M`,
    `X-PUBLISHED-TTL:PT${everyMinutes}M`,
    ...entries.flatMap((entry) => [
      'BEGIN:VEVENT',
      `UID:${entry.uid}`,
      `DTSTAMP:${utc(at)}`,
      // A file taken a second time replaces the first one.
      `SEQUENCE:${Math.floor(Date.parse(at) / 1_000)}`,
      `DTSTART:${utc(entry.startsAt)}`,
      `DTEND:${utc(entry.endsAt)}`,
      `SUMMARY:${escaped(entry.title)}`,
      ...(entry.place === '' ? [] : [`LOCATION:${escaped(entry.place)}`]),
      ...(entry.description === '' ? [] : [`DESCRIPTION:${escaped(entry.description)}`]),
      `URL:${entry.url}`,
      `STATUS:${entry.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
      ...(entry.isCancelled ? [] : alarm(everyMinutes)),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
