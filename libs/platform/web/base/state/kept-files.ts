// Files that a person has taken to his device, to use them without a connection. The service worker answers their
// addresses from here. They are his: a sign-out deletes them.

const PREFIX = 'rampa-files-';

const isHere = () => typeof caches !== 'undefined';

export function keptFilesOf(account: string): Promise<Cache> {
  return caches.open(PREFIX + account);
}

/** `but`: the account whose files stay. */
export async function forgetKeptFiles(but?: string): Promise<void> {
  if (!isHere()) return;
  try {
    const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== PREFIX + but);
    await Promise.all(names.map((name) => caches.delete(name)));
  } catch {
    // The browser keeps nothing here.
  }
}
