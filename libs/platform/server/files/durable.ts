// A file is safe once its bytes and the name that leads to them are on the disk.

import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What was made, renamed or removed in this folder outlives a failure of the power. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Makes the folder and whatever leads to it; each new one is on the disk afterwards. */
export async function durableFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true });
  if (first === undefined) return;
  for (let made = path; ; made = dirname(made)) {
    await syncFolder(dirname(made));
    if (made === first) return;
  }
}
