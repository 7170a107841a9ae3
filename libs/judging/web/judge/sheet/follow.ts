// Whether the sheet goes along with the stage or waits for the judge. Pure.

export interface FollowInput {
  /** On stage now; null between performances. */
  stageGuid: string | null;
  shownGuid: string | null;
  /** He went to the shown performance himself. */
  isChosen: boolean;
  /** Of the performance shown. */
  isComplete: boolean;
  isUntouched: boolean;
  /** A mark is half typed, or a drawer is open. */
  isBusy: boolean;
  /** Milliseconds since his last tap. */
  idle: number;
}

/** A tap that was meant for the old performance must not fall on the new one. */
export const CALM_MS = 2_500;

/** `go`: show it; `offer`: «На сцене № 25 → перейти»; `stay`: nothing to do. */
export function follow(given: FollowInput): 'go' | 'offer' | 'stay' {
  if (given.stageGuid === null || given.stageGuid === given.shownGuid) return 'stay';
  if (given.shownGuid === null) return 'go';
  if (given.isBusy || given.isChosen || given.idle < CALM_MS) return 'offer';
  return given.isComplete || given.isUntouched ? 'go' : 'offer';
}
