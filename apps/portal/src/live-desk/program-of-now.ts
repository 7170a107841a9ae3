// The program with which the desk opens. Pure.

interface Begun {
  dateTimeBegin: string | null;
  performanceCount: number;
  /** Still to come or on stage. */
  aheadCount: number;
}

/** From this time before its beginning a program is opened instead of yesterday's. */
const AHEAD_MS = 3 * 3_600_000;
/** What was left unfinished longer ago does not go on any more. */
const DAY_MS = 24 * 3_600_000;

/**
 * The program that goes on; otherwise the one that began last or is about to begin; before all of them, or where nothing
 * says when they begin, the first that is not over.
 */
export function programOfNow<P extends Begun>(programs: readonly P[], nowMs: number): P | null {
  const beginOf = ({ dateTimeBegin }: P) => (dateTimeBegin === null ? null : Date.parse(dateTimeBegin));
  const going = programs.filter((one) => {
    const begin = beginOf(one);
    const isUnderWay = one.aheadCount > 0 && one.aheadCount < one.performanceCount;
    return isUnderWay && (begin === null || Math.abs(nowMs - begin) <= DAY_MS);
  });
  const begun = programs.filter((one) => (beginOf(one) ?? Infinity) <= nowMs + AHEAD_MS);
  const [newest] = begun.toSorted((left, right) => beginOf(right)! - beginOf(left)!);
  return going.at(-1) ?? newest ?? programs.find(({ aheadCount }) => aheadCount > 0) ?? programs[0] ?? null;
}
