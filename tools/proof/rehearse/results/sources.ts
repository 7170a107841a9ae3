// Contests of others, by the name of the option that gives their folder.

import { rehearseDiving } from './diving.ts';
import { rehearseDrumCorps } from './drum-corps.ts';
import { rehearseEurovision } from './eurovision.ts';
import { rehearseJuniorEurovision } from './junior-eurovision.ts';
import type { ResultsReport } from './contest.ts';

export const SOURCES: Readonly<Record<string, { title: string; rehearse(folder: string): ResultsReport }>> = {
  diving: { title: 'Прыжки в воду', rehearse: rehearseDiving },
  eurovision: { title: 'Песенный конкурс', rehearse: rehearseEurovision },
  'junior-eurovision': { title: 'Детский песенный конкурс', rehearse: rehearseJuniorEurovision },
  'drum-corps': { title: 'Барабанные корпуса', rehearse: rehearseDrumCorps },
};
