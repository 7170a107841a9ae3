// What calls the judge away from where he is: a reminder, or another program that has gone on stage. Pure.

import type { JudgeNowView } from '@rampa/contract';

export type Place = JudgeNowView['stage'][number];

export interface Calling {
  kind: 'nudge' | 'stage';
  place: Place;
}

export interface CallingInput {
  now: JudgeNowView | null;
  /** The program on his tablet; null on the list of programs. */
  programGuid: string | null;
  /** What he has answered, by `keyOf`. */
  answered: ReadonlySet<string>;
}

/** A reminder is answered once; a program that he leaves aside, for as long as he stays where he is. */
export function keyOf({ kind, place }: Calling): string {
  return kind === 'nudge' ? `nudge ${place.itemGuid} ${place.at}` : `stage ${place.programGuid}`;
}

/** A reminder comes first: somebody waits for it. The stage calls only where it has gone on after his own program did. */
export function callingOf({ now, programGuid, answered }: CallingInput): Calling | null {
  if (now === null) return null;
  const calls: Calling[] = now.nudges.map((place) => ({ kind: 'nudge', place }));
  const newest = now.stage[0];
  if (newest && newest.programGuid !== programGuid) calls.push({ kind: 'stage', place: newest });
  return calls.find((call) => !answered.has(keyOf(call))) ?? null;
}
