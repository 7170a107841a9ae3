// Makes the Dockerfile's base without a registry: Debian by debootstrap, with Node, npm and the user `node`.

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, realpathSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { launch } from '../../../run/services/processes.mjs';
import { ROOT } from '../../client/building.ts';
import { Unable } from '../unable.ts';

/** Made once for this checkout; safe to delete. */
const KEPT = join(ROOT, '.cache', 'image-base', `debian-node-${process.versions.modules}.tar`);
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** A folder to build it from. */
export async function standInBase(home: string): Promise<string> {
  if (!existsSync(KEPT)) await make(home);
  const folder = join(home, 'base');
  mkdirSync(folder);
  cpSync(KEPT, join(folder, 'base.tar'));
  writeFileSync(join(folder, 'Containerfile'), `FROM scratch\nADD base.tar /\nENV PATH=${PATH}\n`);
  return folder;
}

async function make(home: string): Promise<void> {
  if (spawnSync('debootstrap', ['--version']).status !== 0) {
    throw new Unable('Образ не из чего собрать: хранилище образов не отвечает, а программы debootstrap нет.');
  }
  const root = join(home, 'debian');
  await run(home, 'debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', root]);
  // The base that it stands in for holds no packages and lists of apt: a quarter of what debootstrap leaves.
  for (const left of ['var/cache/apt', 'var/lib/apt/lists']) rmSync(join(root, left), { recursive: true, force: true });
  cpSync(process.execPath, join(root, 'usr/local/bin/node'), { dereference: true });
  const npm = spawnSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).stdout.trim();
  const packages = join(root, 'usr/local/lib/node_modules');
  cpSync(dirname(dirname(realpathSync(npm))), join(packages, 'npm'), { recursive: true, dereference: true });
  for (const name of ['npm', 'npx']) {
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(root, 'usr/local/bin', name));
  }
  await run(home, 'chroot', [root, 'groupadd', '-g', '1000', 'node']);
  await run(home, 'chroot', [root, 'useradd', '-u', '1000', '-g', '1000', '-m', 'node']);
  mkdirSync(dirname(KEPT), { recursive: true });
  await run(home, 'tar', ['-C', root, '-cf', `${KEPT}.part`, '.']);
  renameSync(`${KEPT}.part`, KEPT);
  rmSync(root, { recursive: true, force: true });
}

async function run(home: string, command: string, args: string[]): Promise<void> {
  const step = await launch({ name: 'base', home, command, args });
  const { code } = await step.exited;
  if (code !== 0) throw new Error(`${command} failed:\n${step.tail(20)}`);
}
