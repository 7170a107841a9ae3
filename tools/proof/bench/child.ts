// A process for each measured thing, with a CPU time and a heap of its own. It answers questions over Node's channel
// and ends with this process.

import { fork, type ChildProcess } from 'node:child_process';

/** Longer than any question takes; after that the answer counts as lost, ms. */
const ANSWER_WITHIN_MS = 60_000;

interface Answer {
  id: number;
  value?: unknown;
  error?: string;
}

export class Child {
  readonly #process: ChildProcess;
  readonly #name: string;
  readonly #asked = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  #next = 0;

  constructor(file: string) {
    this.#name = file.split('/').slice(-2).join('/');
    this.#process = fork(file);
    this.#process.on('message', (answer: Answer) => {
      const question = this.#asked.get(answer.id);
      this.#asked.delete(answer.id);
      if (answer.error === undefined) question?.resolve(answer.value);
      else question?.reject(new Error(`${this.#name}: ${answer.error}`));
    });
    const kill = () => this.#process.kill('SIGKILL');
    process.once('exit', kill);
    this.#process.once('exit', (code, signal) => {
      process.off('exit', kill);
      for (const { reject } of this.#asked.values()) reject(new Error(`${this.#name} ended (${signal ?? code})`));
      this.#asked.clear();
    });
  }

  get pid(): number {
    return this.#process.pid!;
  }

  ask<T>(method: string, ...given: unknown[]): Promise<T> {
    const id = this.#next++;
    let limit: NodeJS.Timeout;
    return new Promise<T>((resolve, reject) => {
      limit = setTimeout(() => reject(new Error(`${this.#name}: ${method} has no answer`)), ANSWER_WITHIN_MS);
      this.#asked.set(id, { resolve: resolve as (value: unknown) => void, reject });
      this.#process.send({ id, method, given }, (error) => error && reject(error));
    }).finally(() => clearTimeout(limit));
  }

  async stop(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const gone = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.kill('SIGKILL');
    await gone;
  }
}
