// JSON with one spelling for each value (RFC 8785), so that a digest is of the value and not of how it was written.

/**
 * Keys in the order of their UTF-16 units; numbers and strings as ECMAScript spells them, which is what the RFC asks.
 * Throws a TypeError for what JSON cannot hold: a number that is not finite, a lone half of a surrogate pair.
 */
export function canonical(value: unknown): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError('A number that is not finite');
    return JSON.stringify(value);
  }
  if (typeof value === 'string') {
    if (!value.isWellFormed()) throw new TypeError('Half of a surrogate pair');
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) return `[${value.map((one) => canonical(one ?? null)).join(',')}]`;
  if (typeof value !== 'object') throw new TypeError('Not a value of JSON');
  const fields = Object.entries(value).filter(([, one]) => one !== undefined);
  // By UTF-16 units: this is how `<` compares strings.
  const sorted = fields.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([key, one]) => `${canonical(key)}:${canonical(one)}`).join(',')}}`;
}

/** No package is that deep, and a text that is would exhaust whoever walks it. */
const DEEPEST = 64;

/**
 * True where an object of the text names a field twice: parsers keep one of them, and people may read the other.
 * Throws a RangeError for a text that is nested too deep.
 */
export function repeatsFields(text: string, parsed: unknown): boolean {
  let written = 0;
  for (const token of text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)) if (token[1]) written++;
  return written !== fieldsOf(parsed, 0);
}

function fieldsOf(value: unknown, depth: number): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (depth > DEEPEST) throw new RangeError('Nested too deep');
  const own = Object.values(value);
  return own.reduce(
    (sum: number, one) => sum + fieldsOf(one, depth + 1),
    Array.isArray(value) ? 0 : own.length,
  ) as number;
}
