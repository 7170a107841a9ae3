// The program with which the desk opens. Pure.

interface Begun {
  dateTimeBegin: string | null;
}

/** From this time before its beginning a program is opened instead of yesterday's. */
const AHEAD_MS = 3 * 3_600_000;

/** The program that began last or is about to begin; before all of them the first. */
export function programOfNow<P extends Begun>(programs: readonly P[], nowMs: number): P | null {
  const begun = programs.filter(
    ({ dateTimeBegin }) => dateTimeBegin !== null && Date.parse(dateTimeBegin) <= nowMs + AHEAD_MS,
  );
  const beginOf = ({ dateTimeBegin }: P) => Date.parse(dateTimeBegin!);
  return begun.toSorted((left, right) => beginOf(right) - beginOf(left))[0] ?? programs[0] ?? null;
}
