/** Whether something with this list of nominations (empty: every one) concerns the nomination; null: of none. */
export function serves(nominations: readonly string[], nomination: string | null): boolean {
  return nominations.length === 0 || (nomination !== null && nominations.includes(nomination));
}
