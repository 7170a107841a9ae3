// Numbers of performances in one line: «4–7, 9, 12а».

/** Neighbours that count on become a range from three numbers on; the given order stays. */
export function numberRanges(numbers: readonly string[]): string {
  const runs: string[][] = [];
  for (const number of numbers) {
    const last = runs.at(-1)?.at(-1);
    if (last !== undefined && /^\d+$/.test(number) && String(Number(last) + 1) === number) runs.at(-1)!.push(number);
    else runs.push([number]);
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(', '))).join(', ');
}
