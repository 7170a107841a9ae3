// Debian and Ubuntu packages unpacked into a folder of ours: nothing is installed, no root is needed.

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

// Parts of the system itself: a second copy of these beside the system's own would break the program.
const SYSTEM =
  /^(libc6|libc-bin|libgcc-s1|libstdc\+\+6|libcrypt1|gcc-.*|dpkg|debconf|adduser|lsb-base|procps|sysvinit-utils|init-system-helpers|perl.*)$/;

export const hasApt = () => ['apt-get', 'apt-cache', 'dpkg-deb'].every(isOnPath);

export function isOnPath(command) {
  return spawnSync('/bin/sh', ['-c', `command -v "$1"`, 'sh', command]).status === 0;
}

/**
 * Unpacks the packages and what they directly depend on into `target`. Answers undefined when it is done, else a short
 * text why not (for the log; the caller says what to do instead).
 */
export async function unpackPackages({ packages, target }) {
  mkdirSync(dirname(target), { recursive: true });
  const draft = mkdtempSync(`${target}-`);
  try {
    // The machine's own package lists are tried first; an image without them gets private ones.
    const own = [];
    const lists = privateLists(join(draft, 'apt'));
    let reason;
    for (const options of [own, lists]) {
      if (options === lists) {
        reason = await run('apt-get', [...lists, 'update'], draft);
        if (reason) continue;
      }
      const wanted = withDependencies(packages, options);
      if (!wanted) {
        reason = `в списках пакетов нет ${packages.join(', ')}`;
        continue;
      }
      reason = await run('apt-get', [...options, 'download', ...wanted], draft);
      if (!reason) break;
    }
    if (reason) return reason;
    const root = join(draft, 'root');
    for (const file of readdirSync(draft).filter((name) => name.endsWith('.deb'))) {
      const failure = await run('dpkg-deb', ['-x', file, root], draft);
      if (failure) return failure;
    }
    if (!existsSync(target)) renameSync(root, target);
    return undefined;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function privateLists(folder) {
  for (const name of ['lists/partial', 'cache/archives/partial']) mkdirSync(join(folder, name), { recursive: true });
  return ['-o', `Dir::State::Lists=${join(folder, 'lists')}`, '-o', `Dir::Cache=${join(folder, 'cache')}`];
}

function withDependencies(packages, options) {
  const answer = spawnSync('apt-cache', [...options, 'depends', '--important', ...packages], { encoding: 'utf8' });
  if (answer.status !== 0) return undefined;
  const depends = [...answer.stdout.matchAll(/^\s*\|?(?:Pre)?Depends: ([a-z0-9.+-]+)/gm)].map(([, name]) => name);
  return [...new Set([...packages, ...depends])].filter((name) => !SYSTEM.test(name));
}

function run(command, args, cwd) {
  return new Promise((resolve) => {
    // Root would hand the download to the user _apt, who may not be allowed into our folder.
    const given = command === 'apt-get' ? ['-o', 'APT::Sandbox::User=root', '-o', 'Acquire::Retries=2', ...args] : args;
    const child = spawn(command, given, {
      cwd,
      env: { ...process.env, LC_ALL: 'C' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (part) => (said += part));
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code) => resolve(code === 0 ? undefined : `${command}: ${said.trim().split('\n').at(-1)}`));
  });
}
