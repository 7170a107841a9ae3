/** At most `limit` attempts per key within a sliding window. It has no clock: every call passes the time in ms. */
export class AttemptLimit {
  private readonly attempts = new Map<string, number[]>();
  private readonly limit: number;
  private readonly windowMs: number;
  private readonly maxKeys: number;

  constructor(options: { limit: number; windowMs: number; maxKeys?: number }) {
    this.limit = options.limit;
    this.windowMs = options.windowMs;
    this.maxKeys = options.maxKeys ?? 10_000;
  }

  /** Counts one attempt. Returns false when there have been too many, and does not count it then. */
  take(key: string, now: number): boolean {
    const recent = this.recent(key, now);
    if (recent.length >= this.limit) return false;
    recent.push(now);
    // Deleted and set again, so that the map's order is the order of the last attempts.
    this.attempts.delete(key);
    this.attempts.set(key, recent);
    if (this.attempts.size > this.maxKeys) this.attempts.delete(this.attempts.keys().next().value!);
    return true;
  }

  /** Takes back a successful attempt: whoever knows the password is never counted. */
  giveBack(key: string, at: number): void {
    const kept = this.attempts.get(key);
    const index = kept?.indexOf(at) ?? -1;
    if (!kept || index < 0) return;
    kept.splice(index, 1);
    if (kept.length === 0) this.attempts.delete(key);
  }

  private recent(key: string, now: number): number[] {
    return (this.attempts.get(key) ?? []).filter((at) => at > now - this.windowMs);
  }
}
