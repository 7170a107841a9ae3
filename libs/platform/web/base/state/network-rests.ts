import { pageLoaded } from './once-standing.ts';

/** Nothing has come for this long, ms. */
const REST_MS = 2_000;
/** A page that always reads something is waited for no longer, ms. */
const AT_MOST_MS = 20_000;

/** Resolves once the page has loaded and read what it shows: whoever brings files for later does not stand in its way. */
export async function networkRests(): Promise<void> {
  await pageLoaded();
  await new Promise<void>((go) => {
    let rest = setTimeout(go, REST_MS);
    setTimeout(go, AT_MOST_MS);
    const observer = new PerformanceObserver(() => {
      clearTimeout(rest);
      rest = setTimeout(() => {
        observer.disconnect();
        go();
      }, REST_MS);
    });
    observer.observe({ type: 'resource' });
  });
}
