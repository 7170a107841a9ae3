// Calls as a client on a bad day makes them: with a time limit, and again when there was no answer of ours.

import type { AnswerOf, CallDefinition } from '@rampa/contract';
import { send, type Answered, type Sent } from '../../../libs/platform/testing/caller.ts';

/** Where to send now; several nodes answer in turn. */
export type Address = () => string;

const LIMIT_MS = 10_000;

/** Nobody of ours answered: no connection, no answer in time, not our envelope, or a server that is not ready. */
export class Unanswered extends Error {
  /** Somebody took the call and was silent until the limit. */
  readonly isSilence: boolean;

  constructor(message: string, isSilence = false) {
    super(message);
    this.isSilence = isSilence;
  }
}

/** Our answer, and it is a refusal. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;

  constructor(call: string, status: number, errors: { code: string; message: string }[]) {
    super(`${call} answered ${status}: ${JSON.stringify(errors)}`);
    this.status = status;
    this.code = errors[0]?.code ?? '';
  }
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Rejects with Unanswered when the promise takes longer; the promise itself goes on unheard. */
export async function within<T>(ms: number, what: string, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Unanswered(`${what}: no answer in ${ms} ms`, true)), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** One attempt. Throws Unanswered or Refused. */
export async function ask<C extends CallDefinition>(
  url: string,
  definition: C,
  sent: Sent<C> = {},
  limitMs = LIMIT_MS,
): Promise<AnswerOf<C>> {
  let answered: Answered<AnswerOf<C>>;
  try {
    answered = await within(limitMs, definition.id, send(url, definition, sent));
  } catch (error) {
    if (error instanceof Unanswered) throw error;
    throw new Unanswered(`${definition.id}: ${reasonOf(error)}`);
  }
  const { envelope, status } = answered;
  if (typeof envelope?.success !== 'boolean') throw new Unanswered(`${definition.id}: a foreign answer (${status})`);
  if (!envelope.success) {
    // A server that starts, or whose database is away, is as good as none: the same call is right a moment later.
    if (status >= 500 || status === 429) {
      throw new Unanswered(`${definition.id}: ${status} ${envelope.errors[0]?.code ?? ''}`);
    }
    throw new Refused(definition.id, status, envelope.errors);
  }
  return envelope.data as AnswerOf<C>;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause as { code?: string; message?: string } | undefined;
  return cause?.code ?? cause?.message ?? error.message;
}

/** Again and again until somebody of ours answers; only for calls that may be repeated. */
export async function askUntilAnswered<C extends CallDefinition>(
  address: Address,
  definition: C,
  sent: Sent<C> = {},
  limitMs = 60_000,
): Promise<AnswerOf<C>> {
  const deadline = performance.now() + limitMs;
  for (let attempt = 0; ; attempt++) {
    try {
      return await ask(address(), definition, sent);
    } catch (error) {
      if (!(error instanceof Unanswered) || performance.now() > deadline) throw error;
      await pause(Math.random() * Math.min(2000, 50 * 2 ** attempt));
    }
  }
}

/** Answers the addresses one after another. */
export function inTurn(urls: readonly string[]): Address {
  let next = 0;
  return () => urls[next++ % urls.length]!;
}
