// Files that a person has taken to his device, to use them without a connection. The service worker answers their
// addresses from here, and deletes them when he signs out (`apps/stage/src/sw.ts` knows the name).

const PREFIX = 'rampa-files-';

export function keptFilesOf(account: string): Promise<Cache> {
  return caches.open(PREFIX + account);
}

/** Whoever has taken them, when nobody can say who is signed in; null: nothing is here. */
export async function keptFilesHere(): Promise<Cache | null> {
  const name = (await caches.keys()).find((one) => one.startsWith(PREFIX));
  return name === undefined ? null : caches.open(name);
}

/** Those of other accounts: their session has ended while no page was open. */
export async function forgetFilesOfOthers(account: string): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== PREFIX + account);
  await Promise.all(names.map((name) => caches.delete(name)));
}
