// A key of a record may hold a name, and a job is kept for weeks in a table that nobody erases from: it keeps a digest, by
// which the record is found again among those that there are.

import { createHash } from 'node:crypto';
import type { Guid } from '@rampa/kernel';

/** «person:<item>:<name>», «teacher:<name>», «institution:<name>», «named:<name>»: all behind it is the name. */
const NAMED = /^(person:[^:]*:|teacher:|institution:|named:)(.*)$/su;

/** Keys by guids stay as they are. What was made of a key once is not made again. */
export function keyInJob(document: Guid, key: string): string {
  const [, kind, name] = NAMED.exec(key) ?? [];
  if (kind === undefined || name!.startsWith(MARK)) return key;
  return `${kind}${MARK}${createHash('sha256').update(`${document} ${name}`).digest('hex')}`;
}

/** No name that was folded begins so. */
const MARK = '#';

/** Whether a record is one of these, which may come from a page or from a job. */
export function isAmong(document: Guid, keys: Iterable<string>): (key: string) => boolean {
  const asked = new Set(keys);
  return (key) => asked.has(key) || asked.has(keyInJob(document, key));
}
