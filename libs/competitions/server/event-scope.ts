import { Failure } from '@rampa/kernel';
import type { EventScope, Scope } from '@rampa/platform/server';

/** The scope of a call whose guids name one event; every use case of an event starts with it. */
export function eventOf(scope: Scope): EventScope {
  const { organizer, competition } = scope;
  if (!competition || !organizer) throw new Failure('notFound');
  return { ...scope, organizer, competition };
}
