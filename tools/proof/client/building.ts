// The servers of this checkout, built when a source is newer than the build.

import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..', '..');
const SKIPPED = new Set(['node_modules', 'dist', 'web', 'testing']);

export function entryOf(app: 'api' | 'worker', file = 'main'): string {
  return join(ROOT, 'apps', app, 'dist', `${file}.js`);
}

export async function buildServers(): Promise<void> {
  const newest = Math.max(...['libs', 'apps/api', 'apps/worker', 'apps/server-build.ts'].map(newestIn));
  const ready = existsSync(entryOf('api')) && existsSync(entryOf('api', 'prepare'));
  if (!ready || statSync(entryOf('api')).mtimeMs < newest) await build('api');
  if (!existsSync(entryOf('worker')) || statSync(entryOf('worker')).mtimeMs < newest) await build('worker');
}

function newestIn(path: string): number {
  const whole = join(ROOT, path);
  const stat = statSync(whole);
  if (!stat.isDirectory()) return stat.mtimeMs;
  const names = readdirSync(whole).filter((name) => !SKIPPED.has(name) && !/\.spec\.tsx?$/.test(name));
  return Math.max(0, ...names.map((name) => newestIn(join(path, name))));
}

async function build(app: string): Promise<void> {
  const child = spawn(process.execPath, [join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js'), 'build'], {
    cwd: join(ROOT, 'apps', app),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`Сборка «${app}» не удалась:\n${said.split('\n').slice(-30).join('\n')}`);
}
