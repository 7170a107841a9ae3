// The folders of a home and the logs in it.

import {
  chmodSync,
  closeSync,
  existsSync,
  fchmodSync,
  fstatSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { Refusal, diskTrouble } from './refusal.mjs';

const LOG_LIMIT = 10 * 1024 * 1024;

/** Makes a private folder of this home; a full or read-only disk becomes one clear line. */
export function folderIn(home, ...names) {
  const path = join(home, ...names);
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    close(home);
  } catch (error) {
    const line = diskTrouble(hiddenReason(path, error), path);
    throw line ? new Refusal(line) : error;
  }
  return path;
}

/** Earlier releases left a home open to everybody. A folder that belongs to somebody else is left as it is. */
function close(home) {
  const { uid, mode } = statSync(home);
  if (uid === process.getuid?.() && (mode & 0o077) !== 0) chmodSync(home, 0o700);
}

/** On a read-only disk Node's recursive mkdir says ENOENT; a single mkdir tells why. */
function hiddenReason(path, error) {
  if (error.code !== 'ENOENT') return error;
  let missing = path;
  while (dirname(missing) !== missing && !existsSync(dirname(missing))) missing = dirname(missing);
  try {
    mkdirSync(missing);
    return error;
  } catch (reason) {
    return reason;
  }
}

/** Opens <home>/logs/<name>.log for appending. A long one is renamed first, replacing the previous one. */
export function openLog(home, name) {
  const path = join(folderIn(home, 'logs'), `${name}.log`);
  try {
    if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT) renameSync(path, `${path}.1`);
    const fd = openSync(path, 'a', 0o600);
    if ((fstatSync(fd).mode & 0o077) !== 0) fchmodSync(fd, 0o600);
    return { path, fd };
  } catch (error) {
    const line = diskTrouble(error, path);
    throw line ? new Refusal(line) : error;
  }
}

/** The last lines written after this position. */
export function tailOf(path, from, lines) {
  const fd = openSync(path, 'r');
  try {
    const size = fstatSync(fd).size;
    const start = Math.max(from, size - 64 * 1024);
    const buffer = Buffer.alloc(Math.max(0, size - start));
    readSync(fd, buffer, 0, buffer.length, start);
    return buffer.toString('utf8').trimEnd().split('\n').slice(-lines).join('\n');
  } finally {
    closeSync(fd);
  }
}
