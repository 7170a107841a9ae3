/** The number after the greatest whole one: «7», «12», «15а» → 13; what is no whole number does not count. */
export function nextNumber(numbers: readonly string[]): number {
  const whole = numbers.filter((number) => /^\d{1,9}$/.test(number)).map(Number);
  return Math.max(0, ...whole) + 1;
}

export type NumberingScope = 'program' | 'block';

/** Numbers in the order of the items: performances from `start`, anew in each block if so asked; the rest have none. */
export function numbersInOrder(
  items: readonly { isPerformance: boolean; block: string }[],
  start: number,
  scope: NumberingScope,
): string[] {
  const next = new Map<string, number>();
  return items.map(({ isPerformance, block }) => {
    if (!isPerformance) return '';
    const key = scope === 'block' ? block : '';
    const number = next.get(key) ?? start;
    next.set(key, number + 1);
    return String(number);
  });
}
