// Gives the journeys' product to drills that need a browser.

import { Organizer } from '../../tools/proof/client/organizer.ts';
import { isGreen, type Verdict } from '../../tools/proof/drill/verdict.ts';
import type { Venue } from '../../tools/proof/drill/browser/venue.ts';
import { BASE, DATABASE_URL, ORGANIZER } from './contest.ts';

export async function venue(): Promise<Venue> {
  const organizer = await Organizer.signIn(() => BASE, ORGANIZER.login, ORGANIZER.password);
  return { url: BASE, databaseUrl: DATABASE_URL, organizer };
}

/** Faults and notes of a red verdict, as the long form of the drill prints them; empty for a green one. */
export function redOf(verdict: Verdict): string[] {
  if (isGreen(verdict)) return [];
  const counts = Object.entries(verdict.faults).filter(([, count]) => count !== 0);
  return [...counts.map(([fault, count]) => `${fault}: ${count}`), ...verdict.notes];
}

/** Another seed with each run, printed in the output. */
export function freshSeed(): number {
  const seed = Math.floor(Math.random() * 2 ** 31);
  console.log(`Зерно ${seed}`);
  return seed;
}
