// The ports that docs/architecture.md names are those of the code: a class in a room's `server/ports` that others
// register with.

import { readFile } from 'node:fs/promises';
import { filesOf } from './tables.mjs';

const PAGE = 'docs/architecture.md';
const ROW = /^\| ([\w-]+) +\| ((?:`\w+`(?:, )?)+) +\|$/gm;

/** Faults as «rule: file → port». */
export async function faultsOfPorts() {
  const told = new Map();
  for (const [, room, ports] of (await readFile(PAGE, 'utf8')).matchAll(ROW))
    for (const [, port] of ports.matchAll(/`(\w+)`/g)) told.set(port, room);
  const faults = [];
  for (const file of (await filesOf('libs')).filter((name) => name.includes('/server/ports/'))) {
    const text = await readFile(file, 'utf8');
    const port = /^export class (\w+)/m.exec(text)?.[1];
    if (!port || !/^ {2}register\(/m.test(text)) continue;
    if (told.get(port) !== file.split('/')[1]) faults.push(`ports-are-told: ${file} → ${port} is not in ${PAGE}`);
    told.delete(port);
  }
  return [...faults, ...[...told.keys()].map((port) => `ports-are-told: ${PAGE} → there is no ${port}`)];
}
