// File names in an archive begin with a number, so that no name occurs twice.

/** «07» of 12: padded to the digits of the last number, so that names sort in counting order. */
export function orderSign(index: number, count: number): string {
  return String(index + 1).padStart(String(count).length, '0');
}
