// What nobody has asked for yet comes once the page stands: after its own files, one thing after another, each in a moment
// when the browser has nothing to do. Begun while the page is drawn, it would hold the drawing up.

/** Browsers without idle moments wait this long instead. */
const PAUSE_MS = 200;

/** Runs what it is given in turn, each in a moment of its own; the answer gives it up. */
export function inTurn(moment: () => Promise<void>): (run: () => unknown) => () => void {
  let turn: Promise<unknown> = Promise.resolve();
  return (run) => {
    let isWanted = true;
    turn = turn
      .then(() => (isWanted ? moment() : undefined))
      .then(() => (isWanted ? run() : undefined))
      // A failure is told by whoever needs the thing.
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  };
}

export const onceStanding = inTurn(() => whole().then(idle));

function whole(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((go) => addEventListener('load', () => go(), { once: true }));
}

function idle(): Promise<void> {
  return new Promise((go) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => go());
    else setTimeout(go, PAUSE_MS);
  });
}
