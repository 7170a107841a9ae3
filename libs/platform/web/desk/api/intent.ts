// What somebody means to make has a name until it has succeeded: sent again because its answer never came, it is done once
// (ADR 26). A file of its own, because pages for guests make nothing and load the calls.

import { useRef, useState } from 'react';
import { INTENT, makes, type CallDefinition } from '@rampa/contract';
import { newGuid } from '@rampa/kernel';
import { callApi, onWrite, type Fetch } from '@rampa/platform/web/base';
import { useWrite, type Send, type WriteSettings } from './calls.ts';

/** One filled form, or one press. Its calls go under one name; the server tells them apart by what they say. */
export class Intent {
  #name: string | null = null;
  #isGoing = false;
  #stopHearing = () => {};

  /** Runs what sends the calls, once at a time. The name ends when all of it has succeeded. */
  async run<T>(deed: (send: Send) => Promise<T>): Promise<T> {
    this.#isGoing = true;
    try {
      const answer = await deed((call, given) =>
        callApi(call, makes(call) ? { ...given, fetch: this.#naming(given?.fetch) } : given),
      );
      this.#end();
      return answer;
    } finally {
      this.#isGoing = false;
    }
  }

  /** The name is added here, so that the pages that never need it carry no word of it. */
  #naming(send: Fetch = (url, init) => fetch(url, init)): Fetch {
    if (this.#name === null) {
      // Whoever has since written something else means something else: to make again what he has deleted, say.
      this.#stopHearing = onWrite(() => {
        if (!this.#isGoing) this.#end();
      });
    }
    const name = (this.#name ??= newGuid());
    return (url, init) => send(url, { ...init, headers: { ...init.headers, [INTENT]: name } });
  }

  #end(): void {
    this.#name = null;
    this.#stopHearing();
  }
}

export function useIntent(): Intent {
  const [intent] = useState(() => new Intent());
  return intent;
}

/** `useWrite` for a call that makes something. A press means something of its own, unless one before it has failed. */
export function useMake<C extends CallDefinition>(call: C, settings: WriteSettings<C> = {}) {
  const failed = useRef<Intent | null>(null);
  return useWrite(call, settings, async (...given) => {
    const intent = failed.current ?? new Intent();
    failed.current = null;
    try {
      return await intent.run((send) => send(...given));
    } catch (error) {
      failed.current = intent;
      throw error;
    }
  });
}
