/** «Места 3–4 разделены» for the shared places among the rows; empty when there are none. */
export function sharedPlacesNote(rows: readonly { place: number | null; placeTo: number | null }[]): string {
  const shared = new Set<string>();
  for (const { place, placeTo } of rows) {
    if (place !== null && placeTo !== null && placeTo > place) shared.add(`${place}–${placeTo}`);
  }
  return shared.size === 0 ? '' : `Места ${[...shared].join(', ')} разделены`;
}
