// The service worker of both apps: their shells and static files, never an answer of the api.

/** What of a worker's world is used here; the library's own types would clash with those of the pages. */
interface Work extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Event {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Told extends Work {
  data: unknown;
}
interface WorkerScope {
  addEventListener(name: 'install' | 'activate', run: (event: Work) => void): void;
  addEventListener(name: 'message', run: (event: Told) => void): void;
  addEventListener(name: 'fetch', run: (event: Fetching) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  location: Location;
}

// The page's types, which this build has, take `self` for a window.
const worker = self as unknown as WorkerScope;

/** Filled in by the build: names the build and lists the files a page needs to start. */
declare const __STAGE_BUILD__: string;
declare const __STAGE_FILES__: readonly string[];
/** Filled in by the server, which has the portal's build beside this one. */
declare const __PORTAL_BUILD__: string;
declare const __PORTAL_FILES__: Readonly<Record<string, readonly string[]>>;

interface Client {
  cache: string;
  /** Caches of its other builds begin like this. */
  family: string;
  assets: string;
}

const STAGE: Client = {
  cache: `rampa-stage-${__STAGE_BUILD__}`,
  family: 'rampa-stage-',
  assets: '/assets/stage/',
};
const PORTAL: Client = {
  cache: `rampa-portal-${__PORTAL_BUILD__}`,
  family: 'rampa-portal-',
  assets: '/assets/portal/',
};
const CLIENTS = [STAGE, PORTAL];
const PORTAL_FILES = __PORTAL_FILES__;
const hasPortal = Object.keys(PORTAL_FILES).length > 0;
const STAGE_PAGES = /^\/(judge|presenter|public\/display)(\/|$)/;
/** Not pages: the api, the live socket, files, health. A page of another kind below `public` is asked for by itself. */
const NO_PAGES = /^\/(api|live|assets|health|public)(\/|$)|^\/sw\.js$/;
/** A hall's network may be there and yet answer nothing. */
const PATIENCE_MS = 4_000;

worker.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      await keep(STAGE, __STAGE_FILES__);
      await worker.skipWaiting();
    })(),
  );
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) {
        if (CLIENTS.some(({ family, cache }) => name.startsWith(family) && name !== cache)) await caches.delete(name);
      }
      await worker.clients.claim();
    })(),
  );
});

/** A judge's tablet never opens the portal, a guest never the desk: each part is kept where one of its pages asks for it. */
worker.addEventListener('message', (event) => {
  const [, part] = /^keep portal (\w+)$/.exec(String(event.data)) ?? [];
  const files = part === undefined ? undefined : PORTAL_FILES[part];
  if (files) event.waitUntil(keep(PORTAL, files).catch(() => undefined));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  const client = CLIENTS.find(({ assets }) => url.pathname.startsWith(assets));
  if (client) event.respondWith(asset(request, client));
  else if (request.mode !== 'navigate') return;
  else if (STAGE_PAGES.test(url.pathname)) event.respondWith(page(request, STAGE));
  else if (!NO_PAGES.test(url.pathname) && hasPortal) event.respondWith(page(request, PORTAL));
});

async function keep({ cache, assets }: Client, files: readonly string[]): Promise<void> {
  const kept = await caches.open(cache);
  const have = new Set((await kept.keys()).map(({ url }) => new URL(url).pathname));
  const missing = files.map((file) => assets + file).filter((path) => !have.has(path));
  await kept.addAll(missing.map((path) => new Request(path, { cache: 'reload' })));
}

/** The newest shell; the kept one when nobody answers in time, or somebody else does. */
async function page(request: Request, { assets }: Client): Promise<Response> {
  let answer: Response | null = null;
  try {
    answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
    // A redirect of our own server is followed by the browser, which alone may do so.
    if ((answer.ok && !answer.redirected) || answer.type === 'opaqueredirect') return answer;
  } catch {
    // No connection: the kept shell below.
  }
  return (await caches.match(`${assets}index.html`)) ?? answer ?? Response.error();
}

/** The names carry a hash of their contents, so what is kept is right. What a page loads on its way is kept too. */
async function asset(request: Request, { cache }: Client): Promise<Response> {
  const kept = await caches.match(request, { ignoreSearch: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && answer.type === 'basic') await (await caches.open(cache)).put(request, answer.clone());
  return answer;
}
