import { foldedValue } from '@rampa/competitions/domain';

type Part = string | null | [field: string, value: string | null];

/**
 * The key of the ranking group in which a performance competes: tour × nomination × the picked fields
 * (age, form, level). Equal for equal values whatever the order of `picked` and however they are spelled; a field not
 * filled in counts as null.
 */
export function groupKeyOf(
  place: { readonly tour: string; readonly nomination: string | null },
  picked: readonly string[],
  values: Readonly<Record<string, string | null | undefined>>,
): string {
  const fields = [...new Set(picked)].sort().map((field) => [field, values[field] ?? null] as const);
  return foldedKey(JSON.stringify([place.tour, place.nomination, ...fields]));
}

/** Of a key that was written with the spelling of its day: the one that the same group has now. */
export function foldedKey(key: string): string {
  const parts = JSON.parse(key) as Part[];
  return JSON.stringify(
    parts.map((part) =>
      Array.isArray(part) ? [part[0], part[1] === null ? null : foldedValue(part[1]) || null] : part,
    ),
  );
}
