// Bundles the product's decorated server code, as its own build does, so that Node can run it.

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { serverBuild } from '../../../apps/server-build.ts';
import { ROOT } from '../client/building.ts';
import { CACHE } from './peers.ts';

/** Returns the file to run. It lies inside the checkout, where packages are found, and is removed with this process. */
export async function bundle(name: string, entry: string): Promise<string> {
  const parent = join(CACHE, 'built');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, `${name}-`));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const config = serverBuild(ROOT, { [name]: entry });
  await build({ ...config, configFile: false, build: { ...config.build, outDir: folder } });
  return join(folder, `${name}.js`);
}
