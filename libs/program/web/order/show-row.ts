/** Scrolls the item's row to the middle of the window. */
export function showRow(guid: string): void {
  document.querySelector(`[data-name="${guid}"]`)?.closest('li')?.scrollIntoView({ block: 'center' });
}
