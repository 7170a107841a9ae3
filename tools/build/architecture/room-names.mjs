// The platform serves every room and names none: no kind of event, job or letter, no file and no address of a room
// occurs in its texts. Imports and SQL have rules of their own.

import { readFile } from 'node:fs/promises';
import { lineAt, literalsOf } from './literals.mjs';
import { filesOf } from './tables.mjs';

/** Faults as «rule: file:line → word». */
export async function faultsOfPlatform(rooms) {
  const named = new RegExp(`(?<![\\w-])(?:${rooms.join('|')})[./][\\w*]+`, 'g');
  const faults = [];
  for (const file of (await filesOf('libs/platform')).filter((name) => !name.endsWith('.sql'))) {
    const text = await readFile(file, 'utf8');
    for (const { at, words } of text.match(named) ? literalsOf(file, text) : [])
      for (const found of words.matchAll(named))
        faults.push(`platform-names-no-room: ${file}:${lineAt(text, at + found.index)} → ${found[0]}`);
  }
  return faults;
}
