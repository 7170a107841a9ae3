// Where pgbench comes from: the system's PostgreSQL, the PATH, else Debian's package unpacked into the benches' cache.

import { spawnSync } from 'node:child_process';
import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hasApt, librariesIn, unpackPackages } from '../../../run/services/apt.mjs';

export async function pgbenchProgram(cache, say) {
  const found = installed() ?? unpacked(cache) ?? (await fromApt(cache, say));
  if (found) return found;
  throw new Error('Нет pgbench: установите его («sudo apt install postgresql», «brew install postgresql»).');
}

function installed() {
  const commands = [...newest('/usr/lib/postgresql/*/bin/pgbench'), 'pgbench'];
  return commands.map((command) => ({ command, env: process.env })).find(runs);
}

function unpacked(cache) {
  const root = join(cache, 'pgbench');
  const env = { ...process.env, LD_LIBRARY_PATH: librariesIn(root) };
  return newest(join(root, 'usr/lib/postgresql/*/bin/pgbench'))
    .map((command) => ({ command, env }))
    .find(runs);
}

const newest = (pattern) => globSync(pattern).sort().reverse();
const runs = ({ command, env }) => spawnSync(command, ['--version'], { env }).status === 0;

/** The package `postgresql` depends on that of the system's own version, in which pgbench lies. */
async function fromApt(cache, say) {
  if (process.platform !== 'linux' || !hasApt()) return undefined;
  say('pgbench не найден, загружаю его из пакетов системы…');
  const answer = spawnSync('apt-cache', ['depends', 'postgresql'], { encoding: 'utf8' }).stdout ?? '';
  const version = /Depends: (postgresql-\d+)/.exec(answer)?.[1];
  const packages = [version ?? 'postgresql-15', 'libpq5'];
  const target = join(cache, 'pgbench');
  const reason = await unpackPackages({ packages, target });
  if (reason) say(`Не получилось: ${reason}`);
  // The server's own parts are most of it, and are not needed.
  const server = [
    'usr/share',
    'usr/lib/locale',
    'usr/lib/llvm*',
    'usr/lib/*/libLLVM*',
    'usr/lib/postgresql/*/lib',
    'usr/lib/*/perl*',
  ];
  for (const path of server.flatMap((pattern) => globSync(join(target, pattern)))) {
    rmSync(path, { recursive: true, force: true });
  }
  return unpacked(cache);
}
