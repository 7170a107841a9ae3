// The header `Range`: a player begins in the middle of a file, answered by the server or from the device. Pure.

export interface AskedPart {
  /** The first and the last byte. */
  start: number;
  end: number;
}

/** Null: the whole file, also when several ranges are asked for. */
export function askedPart(range: string | null, size: number): AskedPart | 'beyond' | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < start) return null;
  return start >= size || (first === '' && Number(last) === 0) ? 'beyond' : { start, end };
}
