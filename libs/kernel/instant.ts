/** Milliseconds of the epoch of an ISO instant ending in Z; null stays null. */
export function msOf(instant: string | null): number | null {
  return instant === null ? null : Date.parse(instant);
}
