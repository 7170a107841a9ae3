// Temporary folders that disappear with their process; the next run removes those of a killed process.
//
//   scratch(prefix) → path     removed when this process ends, if it was not before
//   sweep(prefix)              removes folders of that prefix whose recorded owner is dead, with the processes in them

import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { identityOf } from './identity.mjs';
import { endLeftovers } from './processes.mjs';

const made = new Set();

export async function scratch(prefix) {
  await sweep(prefix);
  const home = mkdtempSync(join(tmpdir(), prefix));
  if (made.size === 0) process.once('exit', removeMade);
  made.add(home);
  const self = { pid: process.pid, identity: identityOf(process.pid) };
  mkdirSync(join(home, 'run'));
  const record = { name: 'owner', ...self, stopSignal: 'SIGTERM', owner: self };
  writeFileSync(join(home, 'run', 'owner.json'), JSON.stringify(record));
  return home;
}

function removeMade() {
  for (const home of made) {
    try {
      rmSync(home, { recursive: true, force: true });
    } catch {
      // a process still writes there, so the next sweep removes it
    }
  }
}

/** A folder without a record is just starting, or not ours; one whose owner lives is kept. */
export async function sweep(prefix) {
  for (const name of readdirSync(tmpdir()).filter((each) => each.startsWith(prefix))) {
    const home = join(tmpdir(), name);
    try {
      if (readdirSync(join(home, 'run')).length === 0) continue;
      await endLeftovers(home);
      rmSync(home, { recursive: true, force: true });
    } catch {
      // another user's, or in use
    }
  }
}
