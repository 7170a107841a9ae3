// Closes the data folder to everybody but its owner, because it holds names of children and sealed links with their
// key.

import { chmod, mkdir, stat } from 'node:fs/promises';

/** Makes all files that this process writes from now on private, and closes the home to others. */
export async function keepPrivate(home: string): Promise<void> {
  process.umask(0o077);
  await mkdir(home, { recursive: true });
  const { uid, mode } = await stat(home);
  // A folder of another user is his to close.
  if (uid === process.getuid?.() && (mode & 0o077) !== 0) await chmod(home, 0o700);
}
