/** Scrolls the item's row to the middle of the window. */
export function showRow(guid: string): void {
  document.querySelector(`[data-name="${guid}"]`)?.closest('li')?.scrollIntoView({ block: 'center' });
}

/** The same, and the keyboard goes on from there. */
export function goToRow(guid: string): void {
  showRow(guid);
  document.querySelector<HTMLElement>(`[data-name="${guid}"]`)?.focus({ preventScroll: true });
}
