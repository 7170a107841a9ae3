// May this actor make this call on what it names? The answer is the Scope of the call, or a Failure.

import type { CallDefinition, Who } from '@rampa/contract';
import { Failure } from '@rampa/kernel';
import type { Owner } from './guid-owners.ts';
import type { Actor, Scope } from './scope.ts';

/** Foreign things do not exist (404, whatever the role); a role that the call does not know is 403. */
export function permit(call: Pick<CallDefinition, 'who'>, actor: Actor, owner: Owner | null): Scope {
  const competition = owner?.competition ?? null;
  if (call.who.includes('public')) return { actor, organizer: owner?.organizer ?? null, competition };
  if (!isAtHome(actor, owner)) throw new Failure('notFound');
  if (!call.who.some((who) => matches(who, actor))) throw new Failure('forbidden');
  const organizer = owner?.organizer ?? (actor.kind === 'account' ? actor.organizer : null);
  return { actor, organizer, competition: competition ?? (isOfLink(actor) ? actor.competition : null) };
}

function isAtHome(actor: Actor, owner: Owner | null): boolean {
  if (!owner) return true;
  if (actor.kind === 'account') return actor.organizer === owner.organizer;
  return isOfLink(actor) && (owner.competition === null || owner.competition === actor.competition);
}

function isOfLink(actor: Actor): actor is Extract<Actor, { kind: 'judge' | 'presenter' }> {
  return actor.kind === 'judge' || actor.kind === 'presenter';
}

function matches(who: Who, actor: Actor): boolean {
  if (who === 'any') return actor.kind !== 'anonymous';
  if (who === 'judge' || who === 'presenter') return actor.kind === who;
  if (actor.kind !== 'account') return false;
  if (who === 'member') return actor.userType === 'Member';
  // Employees and their page configuration come with the accounts capability; until then only the owner passes.
  return (who === 'organizer' || who.startsWith('org:')) && actor.userType === 'Organizer';
}
