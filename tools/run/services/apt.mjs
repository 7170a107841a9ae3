// Unpacks Debian and Ubuntu packages into our own folder: nothing is installed, no root is needed.

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

// Parts of the system: a second copy of them would break the program.
const SYSTEM =
  /^(libc6|libc-bin|libgcc-s1|libstdc\+\+6|libcrypt1|gcc-.*|dpkg|debconf|adduser|lsb-base|procps|sysvinit-utils|init-system-helpers|perl.*|systemd.*|dbus.*|libpam.*)$/;

export const hasApt = () => ['apt-get', 'apt-cache', 'dpkg-deb'].every(isOnPath);

export function isOnPath(command) {
  return spawnSync('/bin/sh', ['-c', `command -v "$1"`, 'sh', command]).status === 0;
}

/**
 * Unpacks the packages and their dependencies that this machine lacks into `target`, replacing what was there; packages
 * whose name matches `leave` are left out. `patience`: milliseconds that an update or a download may take. Returns
 * undefined when done, else a short reason for the log.
 */
export async function unpackPackages({ packages, target, leave, patience }) {
  mkdirSync(dirname(target), { recursive: true });
  const draft = mkdtempSync(`${target}-`);
  try {
    // The machine's own package lists are tried first; an image without them gets private ones.
    const own = [];
    const lists = privateLists(join(draft, 'apt'));
    let reason;
    for (const options of [own, lists]) {
      if (options === lists) {
        reason = await run('apt-get', [...lists, 'update'], draft, patience);
        if (reason) continue;
      }
      const wanted = needed(packages, options)?.filter((name) => !SYSTEM.test(name) && !leave?.test(name));
      if (!wanted) {
        reason = `в списках пакетов нет ${packages.join(', ')}`;
        continue;
      }
      reason = await run('apt-get', [...options, 'download', ...wanted], draft, patience);
      if (!reason) break;
    }
    if (reason) return reason;
    const root = join(draft, 'root');
    for (const file of readdirSync(draft).filter((name) => name.endsWith('.deb'))) {
      const failure = await run('dpkg-deb', ['-x', file, root], draft);
      if (failure) return failure;
    }
    if (existsSync(target)) renameSync(target, join(draft, 'former'));
    renameSync(root, target);
    return undefined;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** The folders of libraries under an unpacked root, as LD_LIBRARY_PATH wants them: some lie in folders of their own. */
export function librariesIn(root) {
  const folders = ['usr/lib', 'lib']
    .map((name) => join(root, name))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, name)))
    .filter((path) => /\.so(\.|$)/.test(path))
    .map((path) => dirname(path));
  return [...new Set(folders)].join(':');
}

function privateLists(folder) {
  for (const name of ['lists/partial', 'cache/archives/partial']) mkdirSync(join(folder, name), { recursive: true });
  return ['-o', `Dir::State::Lists=${join(folder, 'lists')}`, '-o', `Dir::Cache=${join(folder, 'cache')}`];
}

/** The packages an installation would bring; if that is unknown, the packages and their direct dependencies. */
function needed(packages, options) {
  const trial = ask('apt-get', [...options, '--simulate', '--no-install-recommends', 'install', ...packages]);
  const depends = () => ask('apt-cache', [...options, 'depends', '--important', ...packages]);
  const names = trial ? found(trial, /^Inst (\S+)/gm) : found(depends(), /^\s*\|?(?:Pre)?Depends: ([a-z0-9.+-]+)/gm);
  return names && [...new Set([...packages, ...names])];
}

const found = (text, pattern) => text && [...text.matchAll(pattern)].map(([, name]) => name);

function ask(command, args) {
  const env = { ...process.env, LC_ALL: 'C' };
  const answer = spawnSync(command, args, { encoding: 'utf8', env, maxBuffer: 16 * 1024 * 1024 });
  return answer.status === 0 ? answer.stdout : undefined;
}

function run(command, args, cwd, patience) {
  return new Promise((resolve) => {
    // Root would download as the user _apt, who may not enter our folder.
    const given = command === 'apt-get' ? ['-o', 'APT::Sandbox::User=root', '-o', 'Acquire::Retries=2', ...args] : args;
    const child = spawn(command, given, {
      ...{ cwd, timeout: patience },
      env: { ...process.env, LC_ALL: 'C' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (part) => (said += part));
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => {
      const why = signal ? `остановлено (${signal})` : said.trim().split('\n').at(-1);
      resolve(code === 0 ? undefined : `${command}: ${why}`);
    });
  });
}
