// Waits until the frame in the page has been painted before the first large script runs, because a slow phone shows
// nothing while scripts run.

/** Longest wait for the paint, ms. */
const PATIENCE_MS = 500;

/** A page without a frame, or one that nobody looks at, does not wait. */
export function framePainted(root: HTMLElement): Promise<void> {
  if (root.firstElementChild === null || document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((go) => {
    setTimeout(go, PATIENCE_MS);
    // In the next task, because the callback runs just before the paint.
    requestAnimationFrame(() => setTimeout(go));
  });
}
