const DAY_MS = 86_400_000;
export const SESSION_DAYS = 30;
/** A gala runs past midnight, and tablets give back what they still hold. */
const GRACE_DAYS = 2;

/**
 * Until when a session of a link may last: the event's end, and never less than an account's; the link's own end first.
 * All in milliseconds.
 */
export function linkSessionEnd(opened: number, eventEnd: number | null, linkEnd: number | null): number {
  const usual = opened + SESSION_DAYS * DAY_MS;
  const event = eventEnd === null ? usual : eventEnd + GRACE_DAYS * DAY_MS;
  return Math.min(Math.max(usual, event), linkEnd ?? Infinity);
}
