// The frame that came with the page is on the screen before the first large script runs: a slow phone, busy with scripts,
// would show nothing for so long.

/** Who leaves the page before it is painted finds it begun. */
const PATIENCE_MS = 500;

/** Where the page has no frame, or nobody looks at it, there is nothing to wait for. */
export function framePainted(root: HTMLElement): Promise<void> {
  if (root.firstElementChild === null || document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((go) => {
    setTimeout(go, PATIENCE_MS);
    // A task after the frame's own, because the callback comes just before it is painted.
    requestAnimationFrame(() => setTimeout(go));
  });
}
