// A file is safe once its bytes and the name that leads to them are on the disk.

import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Makes a creation, renaming or removal in this folder survive a power failure. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Creates the folder and its parents; each new one is on the disk afterwards. */
export async function durableFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true });
  if (first === undefined) return;
  for (let made = path; ; made = dirname(made)) {
    await syncFolder(dirname(made));
    if (made === first) return;
  }
}
