// The demo festival's three programs, read from their tables.

import { DANCES } from './dances.ts';
import { PLAYERS } from './players.ts';
import { SONGS } from './songs.ts';

export interface DemoPerformance {
  performer: string;
  collective: string;
  city: string;
  pieceTitle: string;
  authors: string;
  teachers: string;
  age: string;
  form: string;
  peopleCount: number;
  duration: number;
  presenterText: string;
}

const STRESS = '\u0301';
const plain = (text: string) => text.replaceAll("'", '');
const stressed = (text: string) => text.replaceAll("'", STRESS);

function read(table: string): DemoPerformance[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const cells = line.split(' | ').map((cell) => cell.trim());
      if (cells.length !== 11) throw new Error(`A row of the demo program has ${cells.length} cells: ${line}`);
      const [performer, collective, city, pieceTitle, authors, teacher, age, form, people, seconds, word] = cells as [
        ...[string, string, string, string, string, string, string, string, string, string, string],
      ];
      return {
        ...{ performer, collective, city, pieceTitle, authors, age, form },
        teachers: plain(teacher),
        peopleCount: Number(people),
        duration: Number(seconds),
        presenterText: spoken({ performer, collective, city, pieceTitle, authors, teacher, form, word }),
      };
    });
}

/** Two paragraphs: a greeting, then performer, place, leader and piece. */
function spoken(said: {
  performer: string;
  collective: string;
  city: string;
  pieceTitle: string;
  authors: string;
  teacher: string;
  form: string;
  word: string;
}): string {
  const { performer, collective, city, pieceTitle, authors, teacher, form } = said;
  const name = performer.includes('«') ? performer : form === 'соло' ? performer : `«${performer}»`;
  const school = form === 'соло' ? 'Педагог' : 'Руководитель';
  const about = `На сцене — ${name}, ${collective}, ${city}. ${school} — ${teacher}.`;
  return stressed(`${said.word}\n${about}\n${authors[0]!.toUpperCase()}${authors.slice(1)}. «${pieceTitle}».`);
}

export interface DemoProgram {
  title: string;
  nomination: string;
  /** Minutes after the beginning of the first program. */
  beginsAfter: number;
  blocks: { block: string; performances: DemoPerformance[] }[];
}

/** Younger groups before older ones; a pause stands between the two halves. */
function halves(performances: DemoPerformance[], names: [string, string]): DemoProgram['blocks'] {
  const half = Math.ceil(performances.length / 2);
  return [
    { block: names[0], performances: performances.slice(0, half) },
    { block: names[1], performances: performances.slice(half) },
  ];
}

export const DEMO_PROGRAMS: readonly DemoProgram[] = [
  {
    title: 'Народный танец',
    nomination: 'Народный танец',
    beginsAfter: 0,
    blocks: halves(read(DANCES), ['I отделение', 'II отделение']),
  },
  {
    title: 'Эстрадный вокал',
    nomination: 'Эстрадный вокал',
    beginsAfter: 120,
    blocks: halves(read(SONGS), ['I отделение', 'II отделение']),
  },
  {
    title: 'Инструментальное исполнительство',
    nomination: 'Инструментальное исполнительство',
    beginsAfter: 240,
    blocks: halves(read(PLAYERS), ['I отделение', 'II отделение']),
  },
];
