// What calls the judge away from where he is: a reminder, or another program that has gone on stage. Pure.

import type { JudgeNowView } from '@rampa/contract';
import { numberSign } from '@rampa/kernel';

/** `isOpen`: of the stage alone; false where he cannot mark yet. */
export type Place = JudgeNowView['nudges'][number] & { isOpen?: boolean };

export interface Calling {
  kind: 'nudge' | 'stage';
  place: Place;
}

export interface CallingInput {
  now: JudgeNowView | null;
  /** The program on his tablet; null on the list of programs. */
  programGuid: string | null;
  /** What he has answered, each call as it stood then. */
  answered: readonly Calling[];
}

/** After such a silence the stage begins another day. */
const ANOTHER_DAY_MS = 6 * 3_600_000;

/** A reminder is answered once; a program that he leaves aside, for that day of the stage. */
function isAnswered({ kind, place }: Calling, answered: readonly Calling[]): boolean {
  return answered.some((given) => {
    if (given.kind !== kind) return false;
    if (kind === 'nudge') return given.place.itemGuid === place.itemGuid && given.place.at === place.at;
    const between = Date.parse(place.at) - Date.parse(given.place.at);
    const isSame = given.place.programGuid === place.programGuid && given.place.isOpen === place.isOpen;
    return isSame && between < ANOTHER_DAY_MS;
  });
}

/** Answers that still hold after he has moved: a program is left aside only where he said so, a reminder everywhere. */
export function afterMoving(answered: readonly Calling[]): readonly Calling[] {
  return answered.filter(({ kind }) => kind === 'nudge');
}

/** Letters of a program's title that leave its number in sight on a phone. */
const MOST_LETTERS = 60;

/** «День второй, № 1»: a long title gives way, the number never does. */
export function whereCalled({ programTitle, number }: Pick<Place, 'programTitle' | 'number'>): string {
  const letters = [...programTitle];
  const title =
    letters.length <= MOST_LETTERS
      ? programTitle
      : `${letters
          .slice(0, MOST_LETTERS)
          .join('')
          .replace(/[\s,.:;«(–—-]+\S*$/u, '')}…`;
  return number === '' ? title : `${title}, ${numberSign(number)}`;
}

/**
 * A reminder comes first: somebody waits for it. The stage calls only where it has gone on after his own program did.
 * Where nobody can mark yet it calls last, and again once he can.
 */
export function callingOf({ now, programGuid, answered }: CallingInput): Calling | null {
  if (now === null) return null;
  const calls: Calling[] = now.nudges.map((place) => ({ kind: 'nudge', place }));
  const own = now.stage.findIndex((place) => place.programGuid === programGuid);
  const later = now.stage.slice(0, own < 0 ? undefined : own);
  for (const place of new Set([later.find(({ isOpen }) => isOpen), later[0]])) {
    if (place) calls.push({ kind: 'stage', place });
  }
  return calls.find((call) => !isAnswered(call, answered)) ?? null;
}
