// Counts marks by program. Pure.

import { counted } from '@rampa/kernel';
import { cellOf, type Entry } from '../outbox/index.ts';
import type { Dump } from './codec.ts';

/** Marks, not taps: 9,8 corrected to 9,7 is one mark. «3 оценки, 1 комментарий» */
export function wordsOf(entries: readonly Entry[]): string {
  const cells = [...new Map(entries.map((entry) => [cellOf(entry.submission), entry.submission])).values()];
  const marks = cells.filter((cell) => cell.pointGuid !== undefined).length;
  const comments = cells.filter((cell) => cell.comment !== undefined).length;
  const prizes = cells.filter((cell) => cell.prizeGuid !== undefined).length;
  const abstained = cells.length - marks - comments - prizes;
  return [
    marks > 0 ? counted(marks, 'оценка', 'оценки', 'оценок') : '',
    comments > 0 ? counted(comments, 'комментарий', 'комментария', 'комментариев') : '',
    prizes > 0 ? counted(prizes, 'решение о призе', 'решения о призе', 'решений о призе') : '',
    abstained > 0 ? counted(abstained, 'воздержание', 'воздержания', 'воздержаний') : '',
  ]
    .filter((words) => words !== '')
    .join(', ');
}

export function byProgram({ programs, entries }: Dump): { title: string; words: string }[] {
  const titleOf = (entry: Entry) =>
    programs.find(({ itemGuids }) => itemGuids.includes(entry.submission.competitionProgramItemGuid))?.title ??
    'Программа без названия';
  const titles = [...new Set(entries.map(titleOf))];
  return titles.map((title) => ({ title, words: wordsOf(entries.filter((entry) => titleOf(entry) === title)) }));
}

export function oldest(entries: readonly Entry[]): number {
  return Math.min(...entries.map(({ madeAt }) => madeAt));
}
