// Identifies processes. A pid alone is not enough: after a crash or a reboot it may belong to another process, and
// killing a stranger is worse than leaving an orphan. A pid with its start time is unique.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A text that changes when the pid is reused; undefined when there is no such process. */
export function identityOf(pid) {
  if (process.platform !== 'linux') {
    const answer = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim();
    return answer || undefined;
  }
  try {
    // The name in parentheses may hold spaces; field 22 (start time) is counted from the last parenthesis.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ended = fields[0] === 'Z' || fields[0] === 'X';
    return ended ? undefined : `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${fields[19]}`;
  } catch {
    return undefined;
  }
}

export function isAlive({ pid, identity }) {
  return identity !== undefined && identityOf(pid) === identity;
}

/** Sends a signal. A missing process is fine, and a process of somebody else is left alone. */
export function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH' && error.code !== 'EPERM') throw error;
  }
}

/** Waits until all these processes are gone; returns those that remain after the time. */
export async function gone(processes, milliseconds) {
  const until = Date.now() + milliseconds;
  for (;;) {
    const left = processes.filter(isAlive);
    if (left.length === 0 || Date.now() > until) return left;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
