/** The number after the greatest whole one: «7», «12», «15а» → 13; what is no whole number does not count. */
export function nextNumber(numbers: readonly string[]): number {
  const whole = numbers.filter((number) => /^\d{1,9}$/.test(number)).map(Number);
  return Math.max(0, ...whole) + 1;
}

export type NumberingScope = 'event' | 'program' | 'block';

export interface Numbering {
  start: number;
  /** From one number to the next. */
  step: number;
  /** Before each number: «А‑1». */
  prefix: string;
  /** Within what numbers run on: all programs of the event, each program, each part of a program. */
  scope: NumberingScope;
}

/** Numbers in the order of the items, of one program or of all that are counted together; what is no performance has none. */
export function numbersInOrder(
  items: readonly { isPerformance: boolean; program: string; block: string }[],
  { start, step, prefix, scope }: Numbering,
): string[] {
  const next = new Map<string, number>();
  return items.map(({ isPerformance, program, block }) => {
    if (!isPerformance) return '';
    const key = scope === 'event' ? '' : scope === 'program' ? program : `${program} ${block}`;
    const number = next.get(key) ?? start;
    next.set(key, number + step);
    return `${prefix}${number}`;
  });
}

const LETTERS = 'абвгдежзиклмнопрстуфхцчшэюя';

/** The number of a latecomer behind «12»: «12а», or the first letter that is free. Numbers are printed and stay. */
export function insertedNumber(after: string, known: readonly string[]): string {
  const root = after.replace(/(?<=\d)[а-я]$/, '');
  const taken = new Set(known.map((number) => number.toLowerCase()));
  const last = LETTERS.indexOf(after.slice(root.length));
  const free = [...LETTERS.slice(root === after ? 0 : last + 1)].find(
    (one) => !taken.has(`${root}${one}`.toLowerCase()),
  );
  return free ? `${root}${free}` : String(nextNumber(known));
}
