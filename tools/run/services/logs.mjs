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

/** Makes a folder of this home, which is closed to others; a full or closed disk becomes one clear line. */
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

/** A home of an earlier release stood open to everybody. Somebody else's folder, lent to us, is his to close. */
function close(home) {
  const { uid, mode } = statSync(home);
  if (uid === process.getuid?.() && (mode & 0o077) !== 0) chmodSync(home, 0o700);
}

/** On a read-only disk Node's recursive mkdir says ENOENT; a single one says why. */
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

/** Opens <home>/logs/<name>.log for appending; one that has grown long is put aside, and the one before it goes. */
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

/** The last lines that were written behind this place. */
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
