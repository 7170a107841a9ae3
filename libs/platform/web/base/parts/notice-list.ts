// Which notices stand together: at most three, and none that a newer one makes stale.

interface Told {
  title: unknown;
  text?: unknown;
  action?: unknown;
  subject?: string;
}

const MOST = 3;

/** Equal means: of one subject, or with the same words and nothing to press. */
function isSame(one: Told, other: Told): boolean {
  if (one.subject !== undefined || other.subject !== undefined) return one.subject === other.subject;
  return !one.action && !other.action && one.title === other.title && one.text === other.text;
}

/** The newest is the last one. */
export function withNotice<Notice extends Told>(shown: readonly Notice[], fresh: Notice): Notice[] {
  return [...shown.filter((one) => !isSame(one, fresh)), fresh].slice(-MOST);
}
