// One process of the product that a drill may kill and start again with the same port and data.

import { launch } from '../../run/services/processes.mjs';
import { pause } from './asking.ts';
import { ROOT } from './building.ts';

interface Process {
  pid: number;
  exited: Promise<{ code: number | null; signal: string | null }>;
  tail(lines?: number): string;
  stop(): Promise<unknown>;
  kill(): Promise<void>;
}

export interface ManagedProcessOptions {
  name: string;
  begin(): Promise<Process>;
  /** Throws while the process is not ready. */
  probe?(): Promise<void>;
}

const READY_LIMIT_MS = 60_000;
const MOST_DEATHS = 5;

export class ManagedProcess {
  readonly name: string;
  kills = 0;
  /** Its last output each time it ended by itself; it is started again, as a supervisor would. */
  readonly deaths: string[] = [];
  #options: ManagedProcessOptions;
  #running: Process | null = null;
  #died: string | null = null;

  constructor(options: ManagedProcessOptions) {
    this.name = options.name;
    this.#options = options;
  }

  get pid(): number | null {
    return this.#running?.pid ?? null;
  }

  get tail(): string {
    return this.#running?.tail(30) ?? '';
  }

  async start(): Promise<void> {
    const running = await this.#options.begin();
    this.#running = running;
    this.#died = null;
    void running.exited.then(({ code, signal }) => {
      if (this.#running === running) this.#died = signal ?? `код ${code}`;
    });
  }

  async ready(): Promise<void> {
    const deadline = performance.now() + READY_LIMIT_MS;
    for (;;) {
      if (this.#died) await this.#again();
      try {
        await this.#options.probe?.();
        return;
      } catch (error) {
        if (performance.now() > deadline) {
          throw new Error(`${this.name} is not ready after a minute:\n${this.tail}`, { cause: error });
        }
      }
      await pause(40);
    }
  }

  async #again(): Promise<void> {
    this.deaths.push(`${this.#died}: ${this.tail}`);
    if (this.deaths.length > MOST_DEATHS) throw new Error(`${this.name} ended by itself:\n${this.tail}`);
    await pause(200);
    await this.start();
  }

  /** Sends SIGKILL to the recorded process; it stays down until `start`. */
  async kill(): Promise<void> {
    const running = this.#running;
    if (!running) return;
    this.kills++;
    this.#running = null;
    await running.kill();
  }

  async stop(): Promise<void> {
    const running = this.#running;
    this.#running = null;
    await running?.stop();
  }
}

/** A Node process of ours; readiness is asked by HTTP. */
export function nodeProcess(given: {
  name: string;
  home: string;
  entry: string;
  environment: Record<string, string>;
  healthUrl?: string;
}): ManagedProcess {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('RAMPA_'));
  const { healthUrl } = given;
  return new ManagedProcess({
    name: given.name,
    begin: () =>
      launch({
        name: given.name,
        home: given.home,
        command: process.execPath,
        args: ['--enable-source-maps', given.entry],
        cwd: ROOT,
        env: { ...Object.fromEntries(inherited), ...given.environment },
        grace: 3000,
      }),
    ...(healthUrl
      ? {
          probe: async () => {
            const answer = await fetch(healthUrl, { signal: AbortSignal.timeout(2000) });
            if (!answer.ok) throw new Error(`${answer.status} ${(await answer.text()).slice(0, 200)}`);
          },
        }
      : {}),
  });
}
