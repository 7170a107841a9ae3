// Tells a screen that is stuck from one that is late: the late one reaches what it lacked and lacks the next. Pure.

/** Two beats: a screen that is behind has heard of it by then, ms. */
export const BEHIND_MOST_MS = 12_000;

export interface Stamp {
  epoch: string;
  revision: number;
}

export interface Glance {
  /** What the screen shows. */
  shown: Stamp | null;
  /** What the tables hold. */
  held: Stamp;
  /** It is LIVE, older than the tables, and differs from them. */
  isBehind: boolean;
}

export class Stuck<Screen> {
  /** Since when each screen lacks which stamp, ms. */
  readonly #lacking = new Map<Screen, Stamp & { since: number }>();

  /** Whether the screen has lacked one thing for too long; it is told of once, and begins anew. */
  look(screen: Screen, { shown, held, isBehind }: Glance, now: number): boolean {
    const lacking = this.#lacking.get(screen);
    if (!isBehind) {
      this.#lacking.delete(screen);
      return false;
    }
    const hasReached = lacking?.epoch === shown?.epoch && (shown?.revision ?? 0) >= (lacking?.revision ?? Infinity);
    if (!lacking || hasReached) {
      this.#lacking.set(screen, { since: now, ...held });
      return false;
    }
    if (now - lacking.since <= BEHIND_MOST_MS) return false;
    this.#lacking.delete(screen);
    return true;
  }
}
