// What this installation keeps is its owner's alone: names of children, sealed links, the key that opens them.

import { chmod, mkdir, stat } from 'node:fs/promises';

/** From now on everything that this process writes is private; the home is closed to others. */
export async function keepPrivate(home: string): Promise<void> {
  process.umask(0o077);
  await mkdir(home, { recursive: true });
  const { uid, mode } = await stat(home);
  // Somebody else's folder, lent to us, is his to close.
  if (uid === process.getuid?.() && (mode & 0o077) !== 0) await chmod(home, 0o700);
}
