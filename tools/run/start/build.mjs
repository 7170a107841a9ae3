// Builds the clients and the servers with nx, and does not even wake nx when no source has changed since.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from '../services/processes.mjs';
import { Refusal } from '../services/refusal.mjs';
import { ROOT, withProductNode } from './node.mjs';

export const APPS = ['api', 'worker', 'portal', 'stage'];
const STAMP = join(ROOT, '.cache', 'build.json');
const SKIPPED = new Set(['node_modules', 'dist', 'e2e']);

/** A hash over everything that a build reads. */
function sourcesHash() {
  const hash = createHash('sha256').update(process.versions.modules);
  const add = (path) =>
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(ROOT, path)))
      .update('\0');
  const walk = (folder) => {
    const entries = readdirSync(join(ROOT, folder), { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory() && !SKIPPED.has(entry.name)) walk(path);
      if (entry.isFile()) add(path);
    }
  };
  for (const name of readdirSync(ROOT).sort()) if (/^(package-lock|tsconfig.*|nx)\.json$/.test(name)) add(name);
  walk('apps');
  walk('libs');
  return hash.digest('hex');
}

export function isBuilt() {
  return hasProducts() && existsSync(STAMP) && JSON.parse(readFileSync(STAMP, 'utf8')).sources === sourcesHash();
}

const hasProducts = () => APPS.every((app) => existsSync(join(ROOT, 'apps', app, 'dist')));

export async function build({ home, node, keep, echo }) {
  const sources = sourcesHash(); // before: a source changed meanwhile must build again
  const nx = await launch({
    name: 'build',
    home,
    command: node.path,
    args: [join(ROOT, 'node_modules', '.bin', 'nx'), 'run-many', '-t', 'build', '-p', APPS.map(projectOf).join()],
    cwd: ROOT,
    env: { ...withProductNode(), NX_DAEMON: 'false', NX_TUI: 'false', CI: 'true' },
    echo,
  });
  keep?.(nx);
  const { code } = await nx.exited;
  // Some npm answer 0 to a script that failed.
  if (code !== 0 || !hasProducts()) {
    throw new Refusal(`Сборка не удалась, подробности — в «${join(home, 'logs', 'build.log')}»:\n${nx.tail(30)}`);
  }
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  writeFileSync(STAMP, JSON.stringify({ sources }));
}

// nx knows a project by its package's name.
const projectOf = (app) => JSON.parse(readFileSync(join(ROOT, 'apps', app, 'package.json'), 'utf8')).name;
