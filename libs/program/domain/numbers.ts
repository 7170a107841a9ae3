/** The number after the greatest whole one: «7», «12», «15а» → 13; numbers that are not whole do not count. */
export function nextNumber(numbers: readonly string[]): number {
  const whole = numbers.filter((number) => /^\d{1,9}$/.test(number)).map(Number);
  return Math.max(0, ...whole) + 1;
}

export type NumberingScope = 'event' | 'program' | 'block';

export interface Numbering {
  start: number;
  /** Difference between two numbers. */
  step: number;
  /** Prefix of each number: «А‑1». */
  prefix: string;
  /** Where numbers begin again: never in the event, in each program, or in each part of a program. */
  scope: NumberingScope;
}

/**
 * Numbers in the order of the items, of one program or of all that are numbered together; other items than performances
 * get none.
 */
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

const rootOf = (number: string) => number.replace(/(?<=\d)[а-я]$/, '');

/**
 * Where a latecomer stands who is put behind the item at `at`: behind the latecomers of its number that are there, so
 * that the order reads «3, 3а, 3б». Breaks between them and their parts stay as they are.
 */
export function behindLatecomers(items: readonly { number: string; block: string }[], at: number): number {
  const root = rootOf(items.slice(0, at + 1).findLast(({ number }) => number !== '')?.number ?? '');
  let last = at;
  for (let next = at + 1; root !== '' && next < items.length; next++) {
    const { number, block } = items[next]!;
    if (block !== items[at]!.block || (number !== '' && (number === root || rootOf(number) !== root))) break;
    if (number !== '') last = next;
  }
  return last;
}

/** The number of a latecomer after «12»: «12а», or the first free letter. Printed numbers never change. */
export function insertedNumber(after: string, known: readonly string[]): string {
  const root = rootOf(after);
  const taken = new Set(known.map((number) => number.toLowerCase()));
  const last = LETTERS.indexOf(after.slice(root.length));
  const free = [...LETTERS.slice(root === after ? 0 : last + 1)].find(
    (one) => !taken.has(`${root}${one}`.toLowerCase()),
  );
  return free ? `${root}${free}` : String(nextNumber(known));
}

interface Numbered {
  guid: string;
  number: string;
  block: string;
}

const plain = ({ number }: { number: string }) => number.trim().toLowerCase();

/**
 * Who has the number that an item is about to get; a new item has no guid yet. Where numbers begin again in each part
 * (one stands in several of them; two pieces under one number stand in the same), only those of its own part count.
 */
export function holderOf<I extends Numbered>(
  items: readonly I[],
  given: Omit<Numbered, 'guid'> & { guid: string | null },
): I | undefined {
  const others = items.filter((one) => one.number !== '' && one.guid !== given.guid);
  const same = others.filter((one) => plain(one) === plain(given));
  const inParts = new Set(others.map((one) => `${plain(one)} ${one.block}`));
  const beginsAgain = new Set(others.map(plain)).size < inParts.size;
  return same.find(({ block }) => block === given.block) ?? (beginsAgain ? undefined : same[0]);
}
