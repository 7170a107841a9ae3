// What has to be stopped, and in which order: first what uses the services, then the services.

import { killAll } from '../services/processes.mjs';

const LIMIT = 9000; // ten seconds are promised

export function orderOfStopping() {
  const users = [];
  const services = [];
  let stopping;
  const keepIn = (list) => (it) => {
    list.push(it);
    if (stopping) it.stop(); // started while the stopping went on
    return it;
  };
  const stopEach = (list) => Promise.allSettled(list.map((it) => it.stop()));
  const stop = async () => {
    const deadline = setTimeout(() => {
      killAll();
      process.exit(1);
    }, LIMIT);
    await stopEach(users);
    await stopEach(services);
    clearTimeout(deadline);
  };
  return {
    /** Each takes something with stop() and answers it. */
    keep: keepIn(users),
    keepService: keepIn(services),
    isStopping: () => stopping !== undefined,
    stop: () => (stopping ??= stop()),
  };
}

/**
 * Calls `stop` once for whatever ends a program from outside, and then ends it with this code. Under npm the end of npm
 * counts as well: the shell between npm and us may die of a signal without passing it on.
 */
export function onInterrupt(stop, code) {
  let asked = false;
  const end = async () => {
    if (asked) return; // a terminal sends Ctrl+C to npm and to us, and npm passes it on: one wish, two signals
    asked = true;
    await stop();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  process.stdout.on('error', end); // nobody reads any more
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && end(), 500).unref();
}
