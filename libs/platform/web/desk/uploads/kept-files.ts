// Stores unfinished uploads on this device, so that they continue after a reload. Where the browser stores none (a
// private window), the person chooses the file again.

const NAME = 'rampa-uploads';
const STORE = 'files';
const AGE_MS = 24 * 3_600_000;

interface Kept {
  file: File;
  at: number;
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error(NAME));
  });
}

async function inStore<T>(mode: IDBTransactionMode, deed: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | null> {
  try {
    const database = await opened();
    try {
      return await new Promise<T>((resolve, reject) => {
        const asked = deed(database.transaction(STORE, mode).objectStore(STORE));
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error ?? new Error(STORE));
      });
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
}

export async function keepFile(uploadGuid: string, file: File): Promise<void> {
  await inStore('readwrite', (store) => store.put({ file, at: Date.now() } satisfies Kept, uploadGuid));
}

export async function keptFile(uploadGuid: string): Promise<File | null> {
  const kept = await inStore<Kept | undefined>('readonly', (store) => store.get(uploadGuid));
  return kept && Date.now() - kept.at < AGE_MS ? kept.file : null;
}

export async function forgetFile(uploadGuid: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(uploadGuid));
}

/** Deletes files whose upload no longer exists. */
export async function forgetOthers(known: readonly string[]): Promise<void> {
  const keys = (await inStore('readonly', (store) => store.getAllKeys())) ?? [];
  for (const key of keys) {
    const kept = known.includes(String(key)) ? null : await inStore<Kept | undefined>('readonly', (s) => s.get(key));
    if (kept && Date.now() - kept.at >= AGE_MS) await inStore('readwrite', (store) => store.delete(key));
  }
}
