/** «Места 3–4 разделены» when rows share places; empty when none do. */
export function sharedPlacesNote(rows: readonly { place: number | null; placeTo: number | null }[]): string {
  const shared = new Set<string>();
  for (const { place, placeTo } of rows) {
    if (place !== null && placeTo !== null && placeTo > place) shared.add(`${place}–${placeTo}`);
  }
  return shared.size === 0 ? '' : `Места ${[...shared].join(', ')} разделены`;
}
