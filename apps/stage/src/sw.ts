// The service worker of the stage: the shell and its static files, never an answer of the api.

/** What of a worker's world is used here; the library's own types would clash with those of the pages. */
interface Work extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Event {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerScope {
  addEventListener(name: 'install' | 'activate', run: (event: Work) => void): void;
  addEventListener(name: 'fetch', run: (event: Fetching) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  location: Location;
}

const worker = self as unknown as WorkerScope;

/** Filled in by the build: names the build and lists the files a page needs to start. */
declare const __STAGE_BUILD__: string;
declare const __STAGE_FILES__: readonly string[];

const CACHE = `rampa-stage-${__STAGE_BUILD__}`;
const SHELL = '/assets/stage/index.html';
const PAGES = /^\/(judge|presenter|public\/display)(\/|$)/;
const ASSETS = '/assets/stage/';
/** A hall's network may be there and yet answer nothing. */
const PATIENCE_MS = 4_000;

worker.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(CACHE);
      await cache.addAll(__STAGE_FILES__.map((file) => new Request(ASSETS + file, { cache: 'reload' })));
      await worker.skipWaiting();
    })(),
  );
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) {
        if (name.startsWith('rampa-stage-') && name !== CACHE) await caches.delete(name);
      }
      await worker.clients.claim();
    })(),
  );
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  if (request.mode === 'navigate' && PAGES.test(url.pathname)) event.respondWith(page(request));
  else if (url.pathname.startsWith(ASSETS)) event.respondWith(asset(request));
});

/** The newest shell; the kept one when nobody answers in time, or somebody else does. */
async function page(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (answer.ok && !answer.redirected) return answer;
  } catch {
    // No connection: the kept shell below.
  }
  return (await caches.match(SHELL)) ?? Response.error();
}

/** The names carry a hash of their contents, so what is kept is right. */
async function asset(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreSearch: true })) ?? fetch(request);
}
