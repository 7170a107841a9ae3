// Copies of recordings on this device: the browser's own store, for pages over https.

const PREFIX = 'rampa-copy-';

/** Null: this browser keeps none here. */
export async function openCopy(name: string): Promise<Cache | null> {
  if (!('caches' in globalThis)) return null;
  return caches.open(PREFIX + name).catch(() => null);
}

export async function hasCopy(name: string): Promise<boolean> {
  return 'caches' in globalThis && caches.has(PREFIX + name).catch(() => false);
}

export async function forgetCopy(name: string): Promise<void> {
  if ('caches' in globalThis) await caches.delete(PREFIX + name).catch(() => false);
}

/** All of them, but for those whose names are still wanted. */
export async function forgetCopies(isWanted: (name: string) => boolean = () => false): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = await caches.keys().catch(() => []);
  const own = names.filter((name) => name.startsWith(PREFIX) && !isWanted(name.slice(PREFIX.length)));
  await Promise.all(own.map((name) => caches.delete(name).catch(() => false)));
}
