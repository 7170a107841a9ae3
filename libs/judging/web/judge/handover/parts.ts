// Divides the text of a dump among several QR codes and joins it again, in whatever order they are read. Pure.
// A part: R<version>.<checksum of the whole>.<number>.<of>.<letters>

export type HandoverRefusal = 'broken' | 'future' | 'oldBrowser' | 'otherEvent' | 'otherJudge';

export class HandoverFailure extends Error {
  readonly why: HandoverRefusal;
  constructor(why: HandoverRefusal) {
    super(why);
    this.why = why;
  }
}

export interface Part {
  version: number;
  sum: string;
  number: number;
  of: number;
  letters: string;
}

export const VERSION = 1;
/** With the address before it a code of about a hundred modules, which a phone reads off another phone's screen. */
export const PART_LETTERS = 720;
const MOST_PARTS = 500;
const PART = /R(\d{1,4})\.([0-9a-f]{8})\.(\d{1,4})\.(\d{1,4})\.([\w-]+)/g;

/** As few parts as possible, all of one length, so that their codes have the largest modules. */
export function intoParts(text: string, most = PART_LETTERS): string[] {
  const of = Math.max(1, Math.ceil(text.length / most));
  const letters = Math.ceil(text.length / of);
  const sum = checksum(text);
  return Array.from({ length: of }, (_, index) => {
    const piece = text.slice(index * letters, (index + 1) * letters);
    return `R${VERSION}.${sum}.${index + 1}.${of}.${piece}`;
  });
}

/** Finds all parts in a text: one code, several links below each other, a message with words around it. */
export function partsIn(text: string): Part[] {
  return [...text.matchAll(PART)].map(([, version, sum, number, of, letters]) => ({
    version: Number(version),
    sum: sum!,
    number: Number(number),
    of: Number(of),
    letters: letters!,
  }));
}

export type Gathered = { is: 'nothing' } | { is: 'some'; have: number[]; of: number } | { is: 'whole'; text: string };

/** Parts of several dumps may be mixed: the dump that was read last counts. Refuses with `HandoverFailure`. */
export function gather(parts: readonly Part[]): Gathered {
  const last = parts.at(-1);
  if (!last) return { is: 'nothing' };
  if (last.version > VERSION) throw new HandoverFailure('future');
  const isOdd = last.version < VERSION || last.of < 1 || last.of > MOST_PARTS;
  if (isOdd) throw new HandoverFailure('broken');
  const letters = new Map<number, string>();
  for (const { sum, of, number, letters: piece } of parts) {
    if (sum === last.sum && of === last.of && number >= 1 && number <= of) letters.set(number, piece);
  }
  const have = [...letters.keys()].sort((one, other) => one - other);
  if (have.length < last.of) return { is: 'some', have, of: last.of };
  const text = have.map((number) => letters.get(number)!).join('');
  if (checksum(text) !== last.sum) throw new HandoverFailure('broken');
  return { is: 'whole', text };
}

/** CRC-32 in eight letters: finds every changed byte. */
export function checksum(text: string): string {
  let crc = 0xffffffff;
  for (let at = 0; at < text.length; at++) {
    crc ^= text.charCodeAt(at);
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (~crc >>> 0).toString(16).padStart(8, '0');
}
