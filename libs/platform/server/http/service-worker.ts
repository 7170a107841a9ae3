// One service worker for both clients, at /sw.js with scope «/». The stage's build makes it; the portal's list of files
// is added here, so that neither build waits for the other.

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

interface FirstLoad {
  part: string;
  addresses?: string;
  scripts: string[];
  styles: string[];
}

/** By part of the portal: its page, its entry, and the files of every page. */
export function portalFiles(folder: string): Record<string, string[]> {
  const read = <T>(name: string): T | null => {
    const path = join(folder, '.vite', name);
    return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : null;
  };
  const manifest = read<Record<string, Chunk>>('manifest.json');
  if (manifest === null) return {};
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const withOwn = (chunk: Chunk): string[] => [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])];
  const shell = new Set(['index.html']);
  const seen = new Set<string>();
  const add = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const file of withOwn(chunk)) shell.add(file);
    chunk.imports?.forEach(add);
  };
  for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry) add(key);

  const parts = new Map<string, Set<string>>();
  for (const { part, addresses, scripts, styles } of read<FirstLoad[]>('first-load.json') ?? []) {
    // Only the files of every desk page; the others are cached when they are used.
    if (part === 'desk' && addresses !== undefined) continue;
    const files = parts.get(part) ?? new Set(shell);
    for (const style of styles) files.add(style);
    for (const script of scripts) for (const file of withOwn(byFile.get(script) ?? { file: script })) files.add(file);
    parts.set(part, files);
  }
  return Object.fromEntries([...parts].map(([part, files]) => [part, [...files].sort()]));
}

/** The worker with the portal's lists; null when there is no build. */
export function serviceWorker(folders: { stage: string; portal: string }): string | null {
  const path = join(folders.stage, 'sw.js');
  if (!existsSync(path)) return null;
  const files = JSON.stringify(portalFiles(folders.portal));
  const build = createHash('sha256').update(files).digest('hex').slice(0, 12);
  return readFileSync(path, 'utf8')
    .replaceAll('__PORTAL_FILES__', files)
    .replaceAll('__PORTAL_BUILD__', JSON.stringify(build));
}
