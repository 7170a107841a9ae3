// Which program a desk opened at this moment is about. Pure.

interface Begun {
  dateTimeBegin: string | null;
}

/** Whoever opens the desk an hour before the beginning means that program, not yesterday's. */
const AHEAD_MS = 3 * 3_600_000;

/** The one that has begun last, or is about to; before all of them the first. */
export function programOfNow<P extends Begun>(programs: readonly P[], nowMs: number): P | null {
  const begun = programs.filter(
    ({ dateTimeBegin }) => dateTimeBegin !== null && Date.parse(dateTimeBegin) <= nowMs + AHEAD_MS,
  );
  const beginOf = ({ dateTimeBegin }: P) => Date.parse(dateTimeBegin!);
  return begun.toSorted((left, right) => beginOf(right) - beginOf(left))[0] ?? programs[0] ?? null;
}
