// The floor: PostgreSQL's own load generator, with next to no client.

import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMPETITION } from '../bench-event.ts';
import { CACHE } from '../peers.ts';
import { IN_FLIGHT, pgbenchScript, takenOf, type Taken } from './load.ts';
import { pgbenchProgram } from './pgbench-program.mjs';

export async function pgbench(
  databaseUrl: string,
  say: (line: string) => void,
): Promise<(ms: number) => Promise<Taken>> {
  const program = await pgbenchProgram(CACHE, say);
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), 'rampa-bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const script = join(folder, 'save.sql');
  writeFileSync(script, pgbenchScript(COMPETITION));
  const login = ['-h', hostname, '-p', port, '-U', username];
  const load = ['-n', '-M', 'prepared', '-c', `${IN_FLIGHT}`, '-j', '2', '-f', script];
  let run = 0;
  return async (ms) => {
    const prefix = `run${run++}`;
    const log = ['-l', `--log-prefix=${join(folder, prefix)}`];
    const args = [...login, ...load, '-T', `${Math.round(ms / 1000)}`, ...log, pathname.slice(1)];
    const said = await output(program.command, args, { ...program.env, PGPASSWORD: password });
    const logs = readdirSync(folder).filter((name) => name.startsWith(`${prefix}.`));
    // Third column: microseconds of one transaction.
    const times = logs.flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .trimEnd()
        .split('\n')
        .map((line) => Number(line.split(' ')[2]) / 1000),
    );
    const perSecond = Number(/tps = ([\d.]+)/.exec(said)?.[1]);
    return { ...takenOf(times, ms), perSecond };
  };
}

function output(command: string, args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('exit', kill);
      if (code === 0) resolve(said);
      else
        reject(
          new Error(
            `pgbench: ${said
              .split('\n')
              .filter((line) => /error/i.test(line))
              .slice(0, 2)
              .join(' ')}`,
          ),
        );
    });
  });
}
