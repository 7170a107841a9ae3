/** Full jitter: a wait anywhere between nothing and the doubled limit, so that a hall does not come back in one wave. */
export function backoff(random: () => number, attempt: number, first: number, most: number): number {
  return random() * Math.min(most, first * 2 ** Math.min(attempt, 16));
}
