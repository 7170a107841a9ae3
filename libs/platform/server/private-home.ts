// Closes the data folder to everybody but its owner: it holds names of children, sealed links and the key to them.

import { chmod, mkdir, stat } from 'node:fs/promises';

/** From now on everything that this process writes is private; the home is closed to others. */
export async function keepPrivate(home: string): Promise<void> {
  process.umask(0o077);
  await mkdir(home, { recursive: true });
  const { uid, mode } = await stat(home);
  // A folder that belongs to somebody else is his to close.
  if (uid === process.getuid?.() && (mode & 0o077) !== 0) await chmod(home, 0o700);
}
