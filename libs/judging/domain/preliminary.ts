// Rule 1 of the skating system: in preliminary rounds judges give crosses, and the couples with most crosses go on.

export interface PreliminaryResult {
  /** Most crosses first; equal ones in the order of the input. */
  readonly counts: readonly { readonly couple: string; readonly crosses: number }[];
  readonly advancing: readonly string[];
  readonly out: readonly string[];
  /** Couples with equal crosses on the border, in neither list: the chair takes all of them or none. */
  readonly border: { readonly crosses: number; readonly couples: readonly string[] } | null;
  /** Judges (index) with another number of crosses than asked, by dance. */
  readonly wrongNumber: readonly { readonly dance: number; readonly judge: number; readonly crosses: number }[];
}

/**
 * `crosses[dance][judge]` names the couples the judge marked; `advance` couples go on; `asked` is the number of
 * crosses the chief judge asked for (not checked when absent). A name outside `couples` counts for nobody.
 */
export function preliminaryRound(
  couples: readonly string[],
  crosses: readonly (readonly (readonly string[])[])[],
  advance: number,
  asked?: number,
): PreliminaryResult {
  const byCouple = new Map(couples.map((couple) => [couple, 0]));
  const wrongNumber: { dance: number; judge: number; crosses: number }[] = [];
  for (const [dance, judges] of crosses.entries()) {
    for (const [judge, marked] of judges.entries()) {
      const once = new Set(marked);
      if (asked !== undefined && once.size !== asked) wrongNumber.push({ dance, judge, crosses: once.size });
      for (const couple of once) {
        const count = byCouple.get(couple);
        if (count !== undefined) byCouple.set(couple, count + 1);
      }
    }
  }
  const counts = [...byCouple]
    .map(([couple, count]) => ({ couple, crosses: count }))
    .toSorted((a, b) => b.crosses - a.crosses);
  const border = borderOf(counts, advance);
  const equal = new Set(border?.couples);
  const clear = counts.slice(0, Math.max(0, advance)).filter(({ couple }) => !equal.has(couple));
  const rest = counts.slice(Math.max(0, advance)).filter(({ couple }) => !equal.has(couple));
  const names = (list: typeof counts): string[] => list.map(({ couple }) => couple);
  return { counts, advancing: names(clear), out: names(rest), border, wrongNumber };
}

function borderOf(counts: readonly { couple: string; crosses: number }[], advance: number) {
  const last = counts[advance - 1];
  const next = counts[advance];
  if (!last || !next || last.crosses !== next.crosses) return null;
  const equal = counts.filter(({ crosses }) => crosses === last.crosses);
  return { crosses: last.crosses, couples: equal.map(({ couple }) => couple) };
}
