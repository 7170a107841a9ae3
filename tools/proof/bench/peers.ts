// Packages that only the benches need, in a cache of their own, never among the product's.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../client/building.ts';

export const CACHE = join(ROOT, '.cache', 'bench');
const FOLDER = join(CACHE, 'peers');
const MANIFEST = join(FOLDER, 'package.json');

/** Packages without a counterpart in the product are pinned here. */
const PINNED: Record<string, string> = { pdfkit: '0.20.2', lighthouse: '13.5.0', exceljs: '4.4.0' };
/** The others have the version of the product's matching package, so that the comparison is fair. */
const SAME_AS: Record<string, string> = { ws: 'ws', '@nestjs/platform-express': '@nestjs/core' };

function versionIn(folder: string, name: string): string | null {
  const file = join(folder, 'node_modules', name, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version : null;
}

const wantedOf = (name: string): string => PINNED[name] ?? versionIn(ROOT, SAME_AS[name] ?? name) ?? 'latest';

/** Packages that the product has already are taken from it. */
const isOwn = (name: string, version: string): boolean => versionIn(ROOT, name) === version;

/** Installs missing packages. Their peer dependencies come from the product, so that there is one Nest. */
export function providePeers(names: readonly string[], say: (line: string) => void): void {
  const wanted = names.map((name) => ({ name, version: wantedOf(name) }));
  const missing = wanted.filter(({ name, version }) => !isOwn(name, version) && versionIn(FOLDER, name) !== version);
  if (missing.length === 0) return;
  const packages = missing.map(({ name, version }) => `${name}@${version}`);
  say(`Устанавливаю для сравнения: ${packages.join(', ')}`);
  mkdirSync(FOLDER, { recursive: true });
  if (!existsSync(MANIFEST)) writeFileSync(MANIFEST, '{ "private": true }\n');
  const run = spawnSync(
    'npm',
    ['install', '--legacy-peer-deps', '--no-audit', '--no-fund', '--save-exact', ...packages],
    {
      cwd: FOLDER,
      encoding: 'utf8',
    },
  );
  if (run.status !== 0) {
    const said = (run.error?.message ?? run.stderr).split('\n').filter((line) => !/npm warn/i.test(line));
    throw new Error(`Не установились ${packages.join(', ')}: ${said.slice(0, 4).join(' ')}`);
  }
}

/** Loads an installed peer's module; the caller names its types. */
export function peer<Module>(name: string): Module {
  // Another peer may have brought an older version of what the product has.
  const base = isOwn(name, wantedOf(name)) ? join(ROOT, 'package.json') : MANIFEST;
  return createRequire(base)(name) as Module;
}

/** Entry of an installed peer that is an ES module. */
export function entryOfPeer(name: string): string {
  const folder = join(FOLDER, 'node_modules', name);
  const { main } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { main: string };
  return join(folder, main);
}
