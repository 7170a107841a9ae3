// Where the Redis program comes from: the PATH, the project's cache, the packages of Debian or Ubuntu unpacked into
// that cache, Homebrew. Answers {command, env}; Docker is the caller's last resort.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasApt, isOnPath, librariesIn, unpackPackages } from './apt.mjs';
import { Refusal } from './refusal.mjs';

const NAMES = ['redis-server', 'valkey-server'];

/** Programs fetched once for this checkout; shared by all homes, and safe to delete. */
export const CACHE = fileURLToPath(new URL('../../../.cache', import.meta.url));

export async function redisProgram({ cache = CACHE, say = () => {} } = {}) {
  return onPath() ?? unpacked(cache) ?? (await fromApt(cache, say)) ?? (await fromHomebrew(say)) ?? refuse();
}

function onPath() {
  const command = NAMES.find((name) => isOnPath(name) && runs({ command: name, env: process.env }));
  return command && { command, env: process.env };
}

function unpacked(cache) {
  const root = join(cache, 'redis');
  for (const name of NAMES) {
    const command = join(root, 'usr', 'bin', name);
    if (!existsSync(command)) continue;
    const program = { command, env: { ...process.env, LD_LIBRARY_PATH: librariesIn(root) } };
    if (runs(program)) return program;
  }
  return undefined;
}

const runs = ({ command, env }) => spawnSync(command, ['--version'], { env }).status === 0;

async function fromApt(cache, say) {
  if (process.platform !== 'linux' || !hasApt()) return undefined;
  say('Redis не найден, загружаю его из пакетов системы в папку проекта…');
  for (const packages of [
    ['redis-server', 'redis-tools'],
    ['valkey-server', 'valkey-tools'],
  ]) {
    const reason = await unpackPackages({ packages, target: join(cache, 'redis') });
    if (reason) say(`Не получилось: ${reason}`);
    const program = unpacked(cache);
    if (program) return program;
  }
  return undefined;
}

async function fromHomebrew(say) {
  if (!isOnPath('brew')) return undefined;
  say('Redis не найден, устанавливаю его через Homebrew…');
  spawnSync('brew', ['install', 'redis'], { stdio: 'ignore' });
  const prefix = spawnSync('brew', ['--prefix'], { encoding: 'utf8' }).stdout?.trim();
  const program = { command: join(prefix || '/opt/homebrew', 'bin', 'redis-server'), env: process.env };
  return runs(program) ? program : undefined;
}

function refuse() {
  throw new Refusal(
    'Нет Redis: установите его («sudo apt install redis-server», «sudo dnf install valkey», «brew install redis») или задайте адрес работающего через RAMPA_REDIS_URL.',
  );
}
