// Runs work that nobody waits for once the page stands: after its own files, one thing after another, each in an idle
// moment of the browser. Earlier it would delay the page.

/** Browsers without idle callbacks wait this long instead, ms. */
const PAUSE_MS = 200;

/** Runs the tasks in turn, each in an idle moment; returns a function that cancels the rest. */
export function inTurn(moment: () => Promise<void>): (run: () => unknown) => () => void {
  let turn: Promise<unknown> = Promise.resolve();
  return (run) => {
    let isWanted = true;
    turn = turn
      .then(() => (isWanted ? moment() : undefined))
      .then(() => (isWanted ? run() : undefined))
      // Whoever needs the thing reports its failure.
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  };
}

export const onceStanding = inTurn(() => pageLoaded().then(idle));

/** Resolves at once where a quick page has already loaded when its script runs: its event does not come again. */
export function pageLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((go) => addEventListener('load', () => go(), { once: true }));
}

function idle(): Promise<void> {
  return new Promise((go) => whenIdle(go, PAUSE_MS));
}

/**
 * Runs it in an idle moment of the browser, or after the pause where browsers know none, ms; at the latest after the
 * timeout, 0: it waits for as long as it takes. Returns its cancelling.
 */
export function whenIdle(run: () => void, pauseMs = 0, timeout = 0): () => void {
  if ('requestIdleCallback' in globalThis) {
    const asked = requestIdleCallback(run, { timeout });
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(run, pauseMs);
  return () => clearTimeout(timer);
}
