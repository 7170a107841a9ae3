// The real nginx, where it is installed, with the production configuration on loopback.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../../tools/run/services/ports.mjs';
import { launch } from '../../../tools/run/services/processes.mjs';

export const CONFIGURATION = join(import.meta.dirname, '../../../docker/nginx.conf');

const PLACES = ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/** Undefined when the system has no nginx. */
export const nginxProgram = (): string | undefined => PLACES.find((path) => spawnSync(path, ['-v']).status === 0);

export interface Proxy {
  url: string;
  /** Reloads its configuration; existing connections stay. */
  reload(): void;
  stop(): Promise<unknown>;
}

/**
 * Starts in front of these two nodes; `home` holds its files. Throws what `nginx -t` says about a refused
 * configuration.
 */
export async function startNginx(
  program: string,
  home: string,
  nodes: readonly string[],
  wish?: number,
): Promise<Proxy> {
  const port = wish ?? (await freePort());
  const text = readFileSync(CONFIGURATION, 'utf8')
    .replaceAll(/\bapi-(\d):3000/g, (_, number) => new URL(nodes[Number(number) - 1]!).host)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('${RAMPA_BALANCER}', '127.0.0.1')
    .replaceAll('/tmp/', `${home}/`)
    .replace('/dev/stdout', join(home, 'access.log'));
  const file = join(home, 'nginx.conf');
  await writeFile(file, text);
  // As root nginx would run its workers as a user who may not enter the folder.
  const args = ['-c', file, '-g', process.getuid?.() === 0 ? 'daemon off; user root;' : 'daemon off;'];
  const check = spawnSync(program, ['-t', ...args], { encoding: 'utf8' });
  if (check.status !== 0) throw new Error(check.stderr);
  const server = await launch({ name: 'nginx', home, command: program, args, stopSignal: 'SIGQUIT' });
  const url = `http://127.0.0.1:${port}`;
  const reload = (): void => {
    const asked = spawnSync(program, ['-c', file, '-s', 'reload'], { encoding: 'utf8' });
    if (asked.status !== 0) throw new Error(asked.stderr);
  };
  for (let tries = 0; tries < 100; tries++) {
    if (await fetch(`${url}/health/live`).catch(() => null)) return { url, reload, stop: server.stop };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await server.stop();
  throw new Error(`nginx does not answer:\n${server.tail()}`);
}
