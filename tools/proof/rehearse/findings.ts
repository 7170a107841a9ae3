// Findings of a rehearsal, summed over all segments.

export interface Tally {
  checked: number;
  equal: number;
}

export interface Findings {
  performances: number;
  componentScores: Tally;
  totals: Tally;
  ranks: Tally;
  marks: { sent: number; acknowledged: number; lost: number; doubled: number };
  screens: { count: number; checks: number; wrong: number };
  /** Milliseconds from a judge's send to a screen's frame. */
  latencies: number[];
  /** The differences, in words. */
  mismatches: string[];
}

export function noFindings(): Findings {
  return {
    performances: 0,
    componentScores: { checked: 0, equal: 0 },
    totals: { checked: 0, equal: 0 },
    ranks: { checked: 0, equal: 0 },
    marks: { sent: 0, acknowledged: 0, lost: 0, doubled: 0 },
    screens: { count: 0, checks: 0, wrong: 0 },
    latencies: [],
    mismatches: [],
  };
}

export function tally(into: Tally, isEqual: boolean): boolean {
  into.checked++;
  if (isEqual) into.equal++;
  return isEqual;
}

export function add(into: Findings, one: Findings): void {
  into.performances += one.performances;
  for (const name of ['componentScores', 'totals', 'ranks'] as const) {
    into[name].checked += one[name].checked;
    into[name].equal += one[name].equal;
  }
  for (const name of ['sent', 'acknowledged', 'lost', 'doubled'] as const) into.marks[name] += one.marks[name];
  for (const name of ['count', 'checks', 'wrong'] as const) into.screens[name] += one.screens[name];
  for (const latency of one.latencies) into.latencies.push(latency);
  into.mismatches.push(...one.mismatches);
}

/** A rehearsal that compared nothing is not right. */
export function isRight(found: Findings): boolean {
  const tallies = [found.componentScores, found.totals, found.ranks];
  return (
    tallies.every(({ checked, equal }) => checked > 0 && checked === equal) &&
    found.screens.checks > 0 &&
    found.marks.sent > 0 &&
    found.marks.acknowledged === found.marks.sent &&
    found.marks.lost === 0 &&
    found.marks.doubled === 0 &&
    found.screens.wrong === 0 &&
    found.mismatches.length === 0
  );
}
