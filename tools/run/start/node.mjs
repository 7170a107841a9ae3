// Which Node runs the product and its tools: the pinned one that came with the packages, else the system's if it will do.

import { spawnSync } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Refusal } from '../services/refusal.mjs';

const LEAST = [22, 22];

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');

/** `{path, version}`; call it once the packages are installed. */
export function productNode() {
  const pinned = join(ROOT, 'node_modules', '.bin', 'node');
  const version = existsSync(pinned) && spawnSync(pinned, ['--version'], { encoding: 'utf8' }).stdout?.trim().slice(1);
  if (version) return { path: pinned, version };
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1])) {
    return { path: process.execPath, version: process.versions.node };
  }
  throw new Refusal(
    `На этой системе нужен Node.js ${LEAST.join('.')} или новее, а здесь ${process.versions.node}. Установите новый с https://nodejs.org/ и запустите снова.`,
  );
}

/** The environment in which `node` means the product's Node. */
export const withProductNode = (env = process.env) => ({
  ...env,
  PATH: [join(ROOT, 'node_modules', '.bin'), ...pathWithoutOurs(env)].join(delimiter),
});

/** The environment without our folder: `npm ci` empties it, so npm must not run on the Node that lies there. */
export const withSystemNode = (env = process.env) => ({ ...env, PATH: pathWithoutOurs(env).join(delimiter) });

const pathWithoutOurs = (env) =>
  (env.PATH ?? '').split(delimiter).filter((folder) => dirname(folder) !== join(ROOT, 'node_modules'));
