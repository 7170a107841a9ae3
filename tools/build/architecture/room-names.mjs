// The platform serves every room and names none: no kind of event, job or letter, no file and no address of a room
// occurs in its texts, and it makes no call of a room. Imports and SQL have rules of their own.

import { readdir, readFile } from 'node:fs/promises';
import { lineAt, literalsOf } from './literals.mjs';
import { filesOf } from './tables.mjs';

const ACCESS = 'tools/build/architecture/access';

/** Calls of rooms that the platform makes, with the reason. */
const MADE_HERE = {
  UserGetShort: 'Who asks, and what he may: every page begins with it.',
  FastLoginGetInvitation: 'Who opens a link: the same on every page of the stage.',
};

/** Names of the rooms' calls, as the contract exports them. */
async function callsOfRooms() {
  const files = (await readdir(ACCESS)).filter((name) => name !== 'platform.txt');
  const texts = await Promise.all(files.map((name) => readFile(`${ACCESS}/${name}`, 'utf8')));
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/^[A-Z]+ (\w+)\/(\w+)/gm)].map(([, of, name]) => of + name)),
  );
}

/** Faults as «rule: file:line → word». */
export async function faultsOfPlatform(rooms) {
  const named = new RegExp(`(?<![\\w-])(?:${rooms.join('|')})[./][\\w*]+`, 'g');
  const calls = await callsOfRooms();
  const faults = [];
  for (const file of (await filesOf('libs/platform')).filter((name) => !name.endsWith('.sql'))) {
    const text = await readFile(file, 'utf8');
    for (const { index, 1: names } of text.matchAll(/import(?: type)? \{([^}]*)\} from '@rampa\/contract'/g))
      for (const name of names.split(/[\s,]+/).filter((one) => calls.has(one) && !(one in MADE_HERE)))
        faults.push(`platform-names-no-room: ${file}:${lineAt(text, index)} → ${name}`);
    for (const { at, words } of text.match(named) ? literalsOf(file, text) : [])
      for (const found of words.matchAll(named))
        faults.push(`platform-names-no-room: ${file}:${lineAt(text, at + found.index)} → ${found[0]}`);
  }
  return faults;
}
