// The settings of PostgreSQL and Redis in docker/compose.yml, for processes that run without an engine.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../client/building.ts';

function found(pattern: RegExp): string {
  const [, part] = pattern.exec(readFileSync(join(ROOT, 'docker/compose.yml'), 'utf8')) ?? [];
  if (!part) throw new Error(`compose.yml no longer says ${pattern.source}`);
  return part;
}

/** `name=value` */
export function postgresSettings(): string[] {
  const told = found(/command: postgres((?: -c \S+)+)/);
  return [...told.matchAll(/-c (\S+)/g)].map(([, setting]) => setting!);
}

/** `name value`; password and folder are those of this run. */
export function redisSettings(): string[] {
  const lines = found(/printf '(requirepass [^']*)'/).split('\\n');
  return lines.filter((line) => line && !/^(requirepass|dir) /.test(line));
}
