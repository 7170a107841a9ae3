// Whether the presenter is called to another program: its performance is on stage, and his own is not, or went earlier.

import type { PresenterView } from '@rampa/contract';

export type Elsewhere = NonNullable<PresenterView['elsewhere']>;

/** Whoever was left on stage so long ago belongs to another day. */
const ANOTHER_DAY_MS = 6 * 3_600_000;

/** `left`: the program that he was called to and did not go. A picture kept on the device may not know of any. */
export function elsewhereOf(
  { items, elsewhere }: Pick<PresenterView, 'items'> & { elsewhere?: PresenterView['elsewhere'] },
  now: number,
  left: string | null,
): Elsewhere | null {
  if (!elsewhere || elsewhere.programGuid === left) return null;
  const at = Date.parse(elsewhere.at);
  if (now - at > ANOTHER_DAY_MS) return null;
  const isHere = items.some(
    ({ activity, onStageAt }) => activity === 'OnStage' && onStageAt !== null && Date.parse(onStageAt) > at,
  );
  return isHere ? null : elsewhere;
}
