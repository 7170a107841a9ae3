// After kill -9 of the server its sessions live on until they next look up, and as long as one lives a new server
// refuses the data («pre-existing shared memory block is still in use»). They are found by their working folder, which
// is the data folder, so nothing has to have been recorded before the crash.

import { spawnSync } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';
import { gone, identityOf, signal } from './identity.mjs';

/** Ends every PostgreSQL process whose working folder is this one. */
export async function endOrphans(data, account) {
  const orphans = processesIn(realpathSync(data), account).map((pid) => ({ pid, identity: identityOf(pid) }));
  if (orphans.length === 0) return;
  // A whole server that somebody left running may still finish its work: SIGINT lets it. Bare sessions ignore the
  // difference: for them SIGINT only cancels a query, so what stays is killed (the journal makes that safe).
  for (const { pid } of orphans) signal(pid, 'SIGINT');
  const stubborn = await gone(orphans, orphans.some(({ pid }) => isServer(pid, data)) ? 5000 : 200);
  for (const { pid } of stubborn) signal(pid, 'SIGKILL');
  await gone(stubborn, 5000);
}

function isServer(pid, data) {
  try {
    return Number(readFileSync(`${data}/postmaster.pid`, 'utf8').split('\n')[0]) === pid;
  } catch {
    return false;
  }
}

// Asked as the account that runs PostgreSQL: without CAP_SYS_PTRACE (containers) even root may not read these links.
function processesIn(data, account) {
  const linux = process.platform === 'linux';
  const question = linux ? 'ls -ld /proc/[0-9]*/cwd 2>/dev/null' : 'lsof -a -c postgres -d cwd -F pn 2>/dev/null'; // answers lines p<pid>, fcwd, n<folder>
  const answer = spawnSync('/bin/sh', ['-c', question], { ...account, cwd: '/', encoding: 'utf8' }).stdout ?? '';
  const found = linux
    ? [...answer.matchAll(/\/proc\/(\d+)\/cwd -> (.*)$/gm)]
    : [...answer.matchAll(/^p(\d+)\n(?:f.*\n)?n(.*)$/gm)];
  return found
    .filter(([, pid, folder]) => folder === data && (!linux || nameOf(pid).startsWith('postgres')))
    .map(([, pid]) => Number(pid));
}

function nameOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8');
  } catch {
    return '';
  }
}
