// One service worker for both clients, at /sw.js with scope «/». The stage's build makes it; what the portal needs to
// start is read here out of its own build, so that neither build waits for the other.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
  assets?: string[];
}

/** The shell of the portal: its entry with what that loads at once, and the shell's own page. */
export function portalFiles(folder: string): string[] {
  const path = join(folder, '.vite', 'manifest.json');
  if (!existsSync(path)) return [];
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Chunk>;
  const files = new Set(['index.html']);
  const seen = new Set<string>();
  const add = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    chunk.imports?.forEach(add);
  };
  for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry) add(key);
  return [...files].sort();
}

/** The worker with the portal's list in it; null where there is none. */
export function serviceWorker(folders: { stage: string; portal: string }): string | null {
  const path = join(folders.stage, 'sw.js');
  if (!existsSync(path)) return null;
  const files = portalFiles(folders.portal);
  const build = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
  return readFileSync(path, 'utf8')
    .replaceAll('__PORTAL_FILES__', JSON.stringify(files))
    .replaceAll('__PORTAL_BUILD__', JSON.stringify(build));
}
