/**
 * The key of the ranking group in which a performance competes: tour × nomination × the picked fields
 * (age, form, level), each by the guid of its value. Equal for equal values whatever the order of `picked`; a field not
 * filled in counts as null.
 */
export function groupKeyOf(
  place: { readonly tour: string; readonly nomination: string | null },
  picked: readonly string[],
  values: Readonly<Record<string, string | null | undefined>>,
): string {
  const fields = [...new Set(picked)].sort().map((field) => [field, values[field] ?? null] as const);
  return JSON.stringify([place.tour, place.nomination, ...fields]);
}
