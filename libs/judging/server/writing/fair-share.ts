// Start-time fair queueing: when many senders wait for few places, the one who has been served least goes next. Each
// sent item moves its sender back, so one who sends little soon comes first.

interface Turn {
  start: number;
  /** A sender who has used no share yet goes before others whose turn starts at the same moment. */
  isFresh: boolean;
}

const MOST_KNOWN = 1_000;

export class FairShare<Key> {
  private readonly waiting = new Map<Key, Turn>();
  /** The moment up to which each sender has used his share; forgotten once the clock has passed it. */
  private readonly until = new Map<Key, number>();
  private clock = 0;

  /** Registers that `key` has something to send; a second call changes nothing. */
  add(key: Key): void {
    if (this.waiting.has(key)) return;
    const until = this.until.get(key) ?? 0;
    this.waiting.set(key, { start: Math.max(this.clock, until), isFresh: until <= this.clock });
  }

  /** Removes and returns the key whose turn it is; among equals the one that has waited longest. */
  take(): Key | undefined {
    let next: { key: Key; turn: Turn } | undefined;
    for (const [key, turn] of this.waiting) if (!next || isBefore(turn, next.turn)) next = { key, turn };
    if (!next) return undefined;
    this.waiting.delete(next.key);
    this.clock = next.turn.start;
    return next.key;
  }

  /** Records how much the key just taken sends. */
  spend(key: Key, amount: number): void {
    this.until.set(key, this.clock + amount);
    if (this.until.size > MOST_KNOWN)
      for (const [each, at] of this.until) if (at <= this.clock) this.until.delete(each);
  }
}

function isBefore(one: Turn, other: Turn): boolean {
  return one.start < other.start || (one.start === other.start && one.isFresh && !other.isFresh);
}
