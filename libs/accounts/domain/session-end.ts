const DAY_MS = 86_400_000;
export const SESSION_DAYS = 30;
/** A gala runs past midnight, and tablets still send what they hold. */
const GRACE_DAYS = 2;

/**
 * End of a link's session: the event's end, but at least as long as an account's session, and never after the link's
 * own end. All times in ms.
 */
export function linkSessionEnd(opened: number, eventEnd: number | null, linkEnd: number | null): number {
  const usual = opened + SESSION_DAYS * DAY_MS;
  const event = eventEnd === null ? usual : eventEnd + GRACE_DAYS * DAY_MS;
  return Math.min(Math.max(usual, event), linkEnd ?? Infinity);
}
