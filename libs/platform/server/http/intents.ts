// A call that is sent again because its answer never came is done once: under the same name the client gets the answer
// of the first one (ADR 26). Without Redis a call is done as often as it is sent.

import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { INTENT, makes, type CallDefinition } from '@rampa/contract';
import { Failure, isGuid } from '@rampa/kernel';
import type { FastifyRequest } from 'fastify';
import { Redis } from 'ioredis';
import type { Scope } from '../access/scope.ts';
import { Secrets } from '../secrets/secrets.ts';

const UNDER_WAY = '';
/** Longer than a statement may take. A killed process holds what it was doing no longer than this. */
const UNDER_WAY_S = 60;
const KEPT_S = 600;
/** Shorter than a browser waits for an answer. */
const WAIT_MS = 15_000;
const LOOK_MS = 150;
/** A Redis that has not answered by then is away. */
const REDIS_MS = 1_000;
/** Of an answer. A larger one is not kept: what is sent again after it is done again. */
const MOST_BYTES = 64 * 1024;

/** A call that has passed the door. */
interface Asked {
  call: CallDefinition;
  scope: Scope;
  query: unknown;
  params: unknown;
  body: unknown;
}

export type Once = (deed: () => unknown) => Promise<unknown>;

@Injectable()
export class Intents {
  constructor(
    private readonly redis: Redis,
    private readonly secrets: Secrets,
  ) {}

  /**
   * Does a deed, or answers what it has answered before. Null for a call without a name, for a form with a file and for
   * strangers. Throws Failure underWay where the first is not done after 15 s.
   */
  of({ headers }: FastifyRequest, { call, scope, ...said }: Asked): Once | null {
    const key = headers[INTENT];
    const isForm = headers['content-type']?.toLowerCase().startsWith('multipart/') ?? false;
    if (typeof key !== 'string' || !isGuid(key) || !makes(call) || isForm || !('session' in scope.actor)) return null;
    // Another person's name is another name; so is the same one with another content, as a form sends several calls.
    const whole = JSON.stringify([scope.actor.session, key, call.id, said]);
    const name = `rampa:intent:${this.secrets.disguise(whole)}`;
    return (deed) => this.once(name, deed);
  }

  private async once(name: string, deed: () => unknown): Promise<unknown> {
    const before = await this.begun(name);
    if (before === 'away') return deed();
    if (before !== 'ours') return before.answer;
    let answer: unknown;
    try {
      answer = await deed();
    } catch (error) {
      // A refused call may be sent again.
      await this.asked(this.redis.del(name)).catch(() => undefined);
      throw error;
    }
    await this.keep(name, answer);
    return answer;
  }

  /** Waits while the first is under way. */
  private async begun(name: string): Promise<'ours' | 'away' | { answer: unknown }> {
    const end = Date.now() + WAIT_MS;
    try {
      while (Date.now() < end) {
        if (await this.asked(this.redis.set(name, UNDER_WAY, 'EX', UNDER_WAY_S, 'NX'))) return 'ours';
        // Null where it was refused or its time has ended between the two commands: the next look takes it.
        const kept = await this.asked(this.redis.get(name));
        if (kept) return { answer: JSON.parse(this.secrets.open(Buffer.from(kept, 'base64'), name)) };
        await pause(LOOK_MS);
      }
    } catch {
      return 'away';
    }
    throw new Failure('underWay');
  }

  private async keep(name: string, answer: unknown): Promise<void> {
    const text = JSON.stringify(answer ?? {});
    const isKept = Buffer.byteLength(text) <= MOST_BYTES;
    const sealed = isKept ? this.secrets.seal(text, name).toString('base64') : '';
    // Where Redis is away by now, it stays under way until its time has ended.
    await this.asked<unknown>(isKept ? this.redis.set(name, sealed, 'EX', KEPT_S) : this.redis.del(name)).catch(
      () => undefined,
    );
  }

  private async asked<T>(command: Promise<T>): Promise<T> {
    const answered = new AbortController();
    const late = pause(REDIS_MS, undefined, { signal: answered.signal }).then(() => {
      throw new Error('Redis does not answer');
    });
    try {
      return await Promise.race([command, late]);
    } finally {
      answered.abort();
    }
  }
}
