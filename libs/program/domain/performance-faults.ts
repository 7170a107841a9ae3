// What is wrong with a performance by itself: it is too long. Ages are told by the books that name them.

/** By how many seconds the longer of the two is over the limit; 0: by none, or there is no limit. */
export function overLimitS(limitS: number | null, lengthS: number, recordedS: number | null): number {
  if (limitS === null) return 0;
  return Math.max(0, Math.max(lengthS, recordedS ?? 0) - limitS);
}
