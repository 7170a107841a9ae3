// Reads all the time through the proxy and repeats failed requests: people notice a failure that a repeat does not cure
// within seconds.

import type { Organizer } from '../../client/organizer.ts';
import { pause } from '../../client/asking.ts';

const EVERY_MS = 100;
const AGAIN_MS = 250;
/** Repeats within this time do not count as trouble, ms. */
const CURED_WITHIN_MS = 5_000;
const ANSWER_WITHIN_MS = 3_000;

export class Visitor {
  asked = 0;
  /** Requests that failed at first and succeeded when repeated. */
  cured = 0;
  readonly uncured: string[] = [];
  #addresses: string[];
  #token: string;
  #isHere = true;
  #visit: Promise<void>;

  /** Public pages and calls of the desk; `paths` begin with a slash. */
  constructor(url: string, { token }: Organizer, paths: readonly string[]) {
    this.#addresses = paths.map((path) => url + path);
    this.#token = token;
    this.#visit = this.#goRound();
  }

  async leave(): Promise<void> {
    this.#isHere = false;
    await this.#visit;
  }

  async #goRound(): Promise<void> {
    for (let turn = 0; this.#isHere; turn++) {
      await this.#ask(this.#addresses[turn % this.#addresses.length]!);
      await pause(EVERY_MS);
    }
  }

  async #ask(address: string): Promise<void> {
    this.asked++;
    const from = performance.now();
    for (let attempt = 0; ; attempt++) {
      const fault = await this.#once(address);
      if (fault === null) {
        if (attempt > 0) this.cured++;
        return;
      }
      if (performance.now() - from > CURED_WITHIN_MS) {
        this.uncured.push(`${new URL(address).pathname}: ${fault}`);
        return;
      }
      await pause(AGAIN_MS);
    }
  }

  /** Null: answered as expected. */
  async #once(address: string): Promise<string | null> {
    try {
      const answer = await fetch(address, {
        headers: { authorization: `Bearer ${this.#token}` },
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      });
      await answer.arrayBuffer();
      return answer.ok ? null : String(answer.status);
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
}
