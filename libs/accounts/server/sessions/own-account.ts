import { Failure } from '@rampa/kernel';
import type { Actor, Scope } from '@rampa/platform/server';

export type AccountActor = Extract<Actor, { kind: 'account' }>;

/** Throws Failure forbidden for judges and presenters, who have no account. */
export function accountOf({ actor }: Scope): AccountActor {
  if (actor.kind !== 'account') throw new Failure('forbidden');
  return actor;
}
