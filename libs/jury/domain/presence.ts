// Whether a judge is reached on his tablet now. Pure.

/** A connected tablet is noted once a minute; what has not been noted for so long is gone, ms. */
export const PRESENT_MS = 90_000;

/** Instants in ms; `seenAt` null: never seen. */
export function isPresent(seenAt: number | null, now: number): boolean {
  return seenAt !== null && now - seenAt < PRESENT_MS;
}
