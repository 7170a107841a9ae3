// Thousands of displays of one key in child processes, compared with one screen that agrees with the oracle.

import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { pause } from '../client/asking.ts';
import type { Screen } from '../client/screen.ts';
import { agree } from '../oracle/screens.ts';
import type { TablesReader } from '../oracle/tables.ts';
import type { CrowdOrder, CrowdReport } from './crowd-process.ts';

const CHILDREN = 5;
const LIMIT_MS = 60_000;

export class Crowd {
  readonly count: number;
  #children: ChildProcess[] = [];

  private constructor(count: number) {
    this.count = count;
  }

  static open({ url, key, count }: CrowdOrder): Crowd {
    const crowd = new Crowd(count);
    for (let i = 0; i < CHILDREN; i++) {
      const child = fork(join(import.meta.dirname, 'crowd-process.ts'), { stdio: 'inherit', serialization: 'json' });
      crowd.#children.push(child);
      child.send({ url, key, count: count / CHILDREN } satisfies CrowdOrder);
    }
    return crowd;
  }

  /**
   * Waits until every screen shows, since `since`, what the witness shows while it agrees with the oracle, or until the
   * limit.
   */
  async untilRight(witness: Screen, oracle: TablesReader, since = 0, limitMs = LIMIT_MS): Promise<CrowdReport> {
    const deadline = performance.now() + limitMs;
    for (;;) {
      await agree(witness, oracle, limitMs);
      const { epoch, revision, state } = witness.shown!;
      const question = { text: JSON.stringify(state), epoch, revision, since };
      const reports = await Promise.all(this.#children.map((child) => askChild(child, question)));
      const total = (name: 'connected' | 'right' | 'wentBack' | 'megabytes') =>
        reports.reduce((sum, report) => sum + report[name], 0);
      const sum: CrowdReport = {
        connected: total('connected'),
        right: total('right'),
        wentBack: total('wentBack'),
        megabytes: total('megabytes'),
        shownAt: reports.flatMap(({ shownAt }) => shownAt),
      };
      if (sum.right === this.count || performance.now() > deadline) return sum;
      await pause(250);
    }
  }

  stop(): void {
    for (const child of this.#children) child.kill();
  }
}

function askChild(child: ChildProcess, question: object): Promise<CrowdReport> {
  return new Promise((resolve) => {
    child.once('message', (report) => resolve(report as CrowdReport));
    child.send(question);
  });
}
