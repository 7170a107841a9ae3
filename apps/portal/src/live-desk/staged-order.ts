// Performances in the order in which they went on stage, for the marks beside them. Pure.

/** Those that have been on stage by their time, whatever their places in the program; then all others. */
export function stagedOrder(items: readonly { guid: string; onStageAt: string | null }[]): string[] {
  const begun = items.filter(({ onStageAt }) => onStageAt !== null);
  const inTime = begun.toSorted((left, right) => (left.onStageAt! < right.onStageAt! ? -1 : 1));
  return [...inTime, ...items.filter(({ onStageAt }) => onStageAt === null)].map(({ guid }) => guid);
}
