// The service worker of both apps: their shells and static files. It keeps no answer of the api by itself; it plays the
// recordings that a sound desk has taken to the device.

import { isRecording, keptAnswer } from './kept-recording.ts';
import { KeptShell } from './kept-shell.ts';

/** The parts of a worker's scope used here; the library's own types would clash with those of pages. */
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
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly { url: string }[]>;
  };
  location: Location;
}

// The page's types, which this build has, take `self` for a window.
const worker = self as unknown as WorkerScope;

/** Filled in by the build: its name, and the files that a page needs to start. */
declare const __STAGE_BUILD__: string;
declare const __STAGE_FILES__: readonly string[];
/** Filled in by the server, which has the portal's build beside this one. */
declare const __PORTAL_BUILD__: string;
declare const __PORTAL_FILES__: Readonly<Record<string, readonly string[]>>;

interface Client {
  cache: string;
  /** Name prefix of the caches of its other builds. */
  family: string;
  assets: string;
  shell: KeptShell;
}

function clientOf(name: 'stage' | 'portal', build: string): Client {
  const [cache, assets] = [`rampa-${name}-${build}`, `/assets/${name}/`];
  return { cache, family: `rampa-${name}-`, assets, shell: new KeptShell(() => caches.open(cache)) };
}

const STAGE = clientOf('stage', __STAGE_BUILD__);
const PORTAL = clientOf('portal', __PORTAL_BUILD__);
const CLIENTS = [STAGE, PORTAL];
/** Each list is made once, because `KeptShell` knows it again by itself. */
const STAGE_FILES = pathsOf(STAGE, __STAGE_FILES__);
/** By part of the portal. */
const PORTAL_FILES = new Map(Object.entries(__PORTAL_FILES__).map(([part, files]) => [part, pathsOf(PORTAL, files)]));
const hasPortal = PORTAL_FILES.size > 0;
const STAGE_PAGES = /^\/(judge|presenter|public\/display)(\/|$)/;
/**
 * Addresses that are not pages: the api, the live socket, files, health. Pages below `public` are requested directly, but
 * for the stage's and the mobile program, which is the portal's.
 */
const NO_PAGES = /^\/(api|live|assets|health|public(?!\/mobile-program\/))(\/|$)|^\/sw\.js$/;
const TRIES_AFTER_MS = [0, 5_000, 20_000];
/** How long an answer may take: a hall's network may be up and yet answer nothing, ms. */
const PATIENCE_MS = 4_000;

worker.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      if (await isStageUsed()) await STAGE.shell.keep(STAGE_FILES);
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

/** A new build never leaves a judge's tablet without the stage: the former one is given up once this worker stands. */
async function isStageUsed(): Promise<boolean> {
  if ((await caches.keys()).some((name) => name.startsWith(STAGE.family))) return true;
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.some(({ url }) => STAGE_PAGES.test(new URL(url).pathname));
}

/**
 * Each client is cached only when one of its pages is opened: a judge's tablet never opens the portal, a guest never
 * the desk.
 */
worker.addEventListener('message', (event) => {
  if (event.data === 'forget files') event.waitUntil(forgetFiles());
  const [, client, part = ''] = /^keep (stage|portal) ?(\w*)$/.exec(String(event.data)) ?? [];
  const files = client === 'stage' ? STAGE_FILES : PORTAL_FILES.get(part);
  const { shell } = client === 'stage' ? STAGE : PORTAL;
  if (files) event.waitUntil(keepPatiently(shell, files));
});

/** A page asks once: over a bad network the files may come at the second or third try. */
async function keepPatiently(shell: KeptShell, files: readonly string[]): Promise<void> {
  for (const pauseMs of TRIES_AFTER_MS) {
    await new Promise((go) => setTimeout(go, pauseMs));
    if (await shell.keep(files).then(() => true, () => false)) return; // prettier-ignore
  }
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  const client = CLIENTS.find(({ assets }) => url.pathname.startsWith(assets));
  if (client) event.respondWith(asset(request, client));
  else if (isRecording(request)) event.respondWith(recording(request));
  else if (request.mode !== 'navigate') return;
  else if (STAGE_PAGES.test(url.pathname)) event.respondWith(page(request, STAGE));
  else if (!NO_PAGES.test(url.pathname) && hasPortal) event.respondWith(page(request, PORTAL));
});

/** What a person has taken to his device (`platform/web/base/state/kept-files.ts`). */
async function forgetFiles(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('rampa-files-')).map((name) => caches.delete(name)));
}

function pathsOf({ assets }: Client, files: readonly string[]): string[] {
  return files.map((file) => assets + file);
}

/** The newest shell; the cached one when nobody answers in time, or somebody else does. */
async function page(request: Request, { assets }: Client): Promise<Response> {
  let answer: Response | null = null;
  try {
    answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
    // Only the browser may follow a redirect of our own server.
    if ((answer.ok && !answer.redirected) || answer.type === 'opaqueredirect') return answer;
  } catch {
    // No connection: the cached shell is used below.
  }
  return (await caches.match(`${assets}index.html`)) ?? answer ?? Response.error();
}

async function recording(request: Request): Promise<Response> {
  const kept = await caches.match(request.url, { ignoreVary: true });
  return (await keptAnswer(kept, request.headers.get('range'))) ?? fetch(request);
}

/** Names contain a hash of the contents, so a cached file is always right. Files loaded later are cached too. */
async function asset(request: Request, { cache }: Client): Promise<Response> {
  const kept = await caches.match(request, { ignoreSearch: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && answer.type === 'basic') await (await caches.open(cache)).put(request, answer.clone());
  return answer;
}
