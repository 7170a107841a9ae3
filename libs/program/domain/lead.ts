// Who runs the stage: whoever made its last steps. Pure.

export interface StepMaker {
  /** Null: the step is older than this record. */
  guid: string | null;
}

/** `steps`: the newest first. The maker of the last step leads; `before` is who led until then. */
export function leadOf<Maker extends StepMaker>(
  steps: readonly { by: Maker }[],
): { now: Maker; before: Maker | null } | null {
  const now = steps[0]?.by;
  if (!now?.guid) return null;
  const before = steps[1]?.by;
  return { now, before: before?.guid && before.guid !== now.guid ? before : null };
}
