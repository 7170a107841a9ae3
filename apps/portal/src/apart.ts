// Runs the files that the server has named for this page one per task: a phone that runs them all at once does not
// react for half a second. Each brings its dependencies, which have mostly run before.

export async function runApart(): Promise<void> {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')) {
    // A missing file is reported by whoever needs it.
    await import(/* @vite-ignore */ href).catch(() => undefined);
    await nextTask();
  }
}

/** A message, because timers within timers wait four milliseconds each. */
export function nextTask(): Promise<void> {
  return new Promise((go) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      go();
    };
    port2.postMessage(null);
  });
}
