// Reviewed lists are split by room, so that two people who add a line rarely conflict: a folder of files is one list.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');

/** The lines of every file in the folder, ordered by file name. */
export function linesOf(folder: string, ending: string): string[] {
  const files = readdirSync(join(ROOT, folder)).filter((file) => file.endsWith(ending));
  return files.toSorted().flatMap((file) =>
    readFileSync(join(ROOT, folder, file), 'utf8')
      .trim()
      .split('\n'),
  );
}

/** Every call and who may make it, as reviewed: `METHOD Path who kind`. */
export function reviewedCalls(): string[] {
  return linesOf('tools/build/architecture/access', '.txt');
}
