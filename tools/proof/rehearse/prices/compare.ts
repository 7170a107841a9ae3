// Whatever a case expects must be derived: each named value, nothing rounded. Steps and titles are for people.

export interface Mismatch {
  case: string;
  /** By the rules alone, or by the calls of a running product. */
  way: 'rules' | 'calls';
  at: string;
  expected: unknown;
  derived: unknown;
}

const FOR_PEOPLE = new Set(['steps', 'title']);

export function compare(expected: unknown, derived: unknown, at = ''): Omit<Mismatch, 'case' | 'way'>[] {
  if (Array.isArray(expected)) {
    if (!Array.isArray(derived) || derived.length !== expected.length) return [{ at, expected, derived }];
    return expected.flatMap((value, place) => compare(value, derived[place], `${at}[${place}]`));
  }
  if (expected !== null && typeof expected === 'object') {
    if (derived === null || typeof derived !== 'object') return [{ at, expected, derived }];
    const given = derived as Record<string, unknown>;
    return Object.entries(expected)
      .filter(([key]) => !FOR_PEOPLE.has(key))
      .flatMap(([key, value]) => compare(value, given[key], at === '' ? key : `${at}.${key}`));
  }
  return Object.is(expected, derived) ? [] : [{ at, expected, derived }];
}
