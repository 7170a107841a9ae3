// Who leads the stage is told by who has made its last steps. Pure.

export interface StepMaker {
  /** Null: a step of before anybody asked. */
  guid: string | null;
}

/** `steps`: the newest first. Whoever made the last one leads; `before`: who led until he stepped in. */
export function leadOf<Maker extends StepMaker>(
  steps: readonly { by: Maker }[],
): { now: Maker; before: Maker | null } | null {
  const now = steps[0]?.by;
  if (!now?.guid) return null;
  const before = steps[1]?.by;
  return { now, before: before?.guid && before.guid !== now.guid ? before : null };
}
