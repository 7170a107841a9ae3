// Processes that we start, and that must not outlive us.
//
//   launch({name, home, command, args, …}) → {pid, exited, tail(), stop(), kill()}
//   endLeftovers(home)                     ends what an earlier run, killed outright, left behind
//   claim(home)                            the same, and from now on this process owns the home
//
// Each process stands in a group of its own (Ctrl+C in a terminal reaches only the one who started it, so that the
// order of stopping is ours), writes to <home>/logs/<name>.log and is recorded in <home>/run/<name>.json with its
// start time and that of its owner.

import { spawn } from 'node:child_process';
import { closeSync, fstatSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { gone, identityOf, isAlive, signal } from './identity.mjs';
import { folderIn, openLog, tailOf } from './logs.mjs';
import { Refusal } from './refusal.mjs';

const OWNER = 'owner';
const HELD_PIPE = 2000;
const running = new Map();
let watching = false;

// The last resort when the owner ends without stopping anything: an exception, process.exit, a signal that it has no
// handler of its own for.
function endWithOwner() {
  if (watching) return;
  watching = true;
  process.on('exit', () => {
    for (const [pid, stopSignal] of running) signal(-pid, stopSignal);
  });
  for (const [name, number] of Object.entries({ SIGHUP: 1, SIGINT: 2, SIGTERM: 15 })) {
    process.on(name, () => process.listenerCount(name) === 1 && process.exit(128 + number));
  }
}

/** Ends at once everything that this process started. */
export function killAll() {
  for (const pid of running.keys()) signal(-pid, 'SIGKILL');
}

/**
 * Starts a process. `stopSignal` (SIGTERM) asks it to end, `grace` (ms, 7000) is how long it may take before it is
 * killed. With `echo` each line of its output is also given to that function. Resolves once the process runs.
 */
export async function launch(options) {
  const {
    name,
    home,
    command,
    args = [],
    cwd,
    env,
    uid,
    gid,
    input,
    echo,
    stopSignal = 'SIGTERM',
    grace = 7000,
  } = options;
  endWithOwner();
  const log = openLog(home, name);
  const from = fstatSync(log.fd).size;
  const output = echo ? 'pipe' : log.fd;
  const child = spawn(command, args, {
    cwd,
    env: env ?? process.env,
    detached: true,
    stdio: [input === undefined ? 'ignore' : 'pipe', output, output],
    ...(uid === undefined ? {} : { uid, gid }),
  });
  // At once: whoever ends us before it has said that it runs must find it here.
  if (child.pid) running.set(child.pid, stopSignal);
  const heard = echo ? hear(child, log.fd, echo) : undefined;
  const exited = new Promise((resolve) => {
    child.once('exit', async (code, killedBy) => {
      running.delete(child.pid);
      if (child.pid) signal(-child.pid, 'SIGKILL'); // whatever it started and did not take along
      rmSync(recordPath(home, name), { force: true });
      await heard;
      resolve({ code, signal: killedBy });
    });
  });
  await new Promise((resolve, reject) => {
    child.once('spawn', resolve);
    child.once('error', reject);
  }).finally(() => (echo ? undefined : closeSync(log.fd)));
  if (input !== undefined) child.stdin.end(input);
  const self = { pid: child.pid, identity: identityOf(child.pid) };
  try {
    writeRecord(home, name, { ...self, stopSignal, owner: { pid: process.pid, identity: identityOf(process.pid) } });
  } catch (error) {
    // Nobody would know of it. On a full disk Redis does not even end when it is asked to.
    if (child.pid) signal(-child.pid, 'SIGKILL');
    await exited;
    throw error;
  }

  let stopping;
  return {
    name,
    pid: child.pid,
    exited,
    /** What it wrote since this start, at most the last `lines` lines. */
    tail: (lines = 20) => tailOf(log.path, from, lines),
    /** Asks it to end, kills it when it does not; resolves when it is gone. */
    stop: () => (stopping ??= end({ self, exited, stopSignal, grace })),
    /** Ends it at once, as a crash would. */
    kill: async () => {
      if (running.has(child.pid)) signal(child.pid, 'SIGKILL');
      await exited;
    },
  };
}

// Its last lines come after its end; somebody who left its group may hold the other end of the pipe for ever, though.
async function hear(child, fd, echo) {
  const ends = [child.stdout, child.stderr].map((stream) => {
    const lines = createInterface({ input: stream });
    lines.on('line', (line) => {
      try {
        writeFileSync(fd, `${line}\n`);
      } catch {
        // A full disk: what the process says about it still reaches the one who listens.
      }
      echo(line);
    });
    child.once('exit', () => setTimeout(() => lines.close(), HELD_PIPE).unref());
    return new Promise((resolve) => lines.once('close', resolve));
  });
  await Promise.all(ends);
  closeSync(fd);
}

async function end({ self, exited, stopSignal, grace }) {
  if (!running.has(self.pid)) return exited;
  signal(-self.pid, stopSignal);
  const timer = setTimeout(() => signal(-self.pid, 'SIGKILL'), grace);
  return exited.finally(() => clearTimeout(timer));
}

/**
 * Ends the recorded processes of an earlier run of this home whose owner is dead. Refuses when the owner lives: two
 * runs over one home would ruin each other. With `name`, only that process is looked at.
 */
export async function endLeftovers(home, name) {
  const records = readRecords(home).filter((record) => (name ? record.name === name : true));
  const alive = records.filter(isAlive);
  // One of our own that has just died is no hindrance; of another's, its owner may be about to start it again.
  const owned = records.find((each) => isAlive(each.owner) && (isAlive(each) || each.owner.pid !== process.pid));
  if (owned) {
    throw new Refusal(
      `Рампа уже запущена над папкой «${home}» (процесс ${owned.owner.pid}). Остановите её или задайте другую папку через RAMPA_HOME и другой порт через RAMPA_PORT.`,
    );
  }
  for (const record of alive) signal(-record.pid, record.stopSignal);
  const stubborn = await gone(alive, 5000);
  for (const record of stubborn) signal(-record.pid, 'SIGKILL');
  await gone(stubborn, 2000);
  for (const record of records) rmSync(recordPath(home, record.name), { force: true });
}

/** Takes the home for this process: a second start over it refuses until this one has ended, in whatever way. */
export async function claim(home) {
  await endLeftovers(home);
  const self = { pid: process.pid, identity: identityOf(process.pid) };
  writeRecord(home, OWNER, { ...self, stopSignal: 'SIGTERM', owner: self });
  process.once('exit', () => rmSync(recordPath(home, OWNER), { force: true }));
}

const recordPath = (home, name) => join(home, 'run', `${name}.json`);

function writeRecord(home, name, record) {
  folderIn(home, 'run');
  writeFileSync(recordPath(home, name), JSON.stringify({ name, ...record }));
}

function readRecords(home) {
  let names;
  try {
    names = readdirSync(join(home, 'run'));
  } catch {
    return [];
  }
  return names.flatMap((name) => {
    try {
      return [JSON.parse(readFileSync(join(home, 'run', name), 'utf8'))];
    } catch {
      return []; // half written when the machine went down: the process went with it
    }
  });
}
