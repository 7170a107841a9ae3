// May this actor make this call on what it names? The answer is the Scope of the call, or a Failure.

import type { CallDefinition, Who } from '@rampa/contract';
import { Failure, type Section } from '@rampa/kernel';
import type { Owner } from './guid-owners.ts';
import { actionOf } from './page-access.ts';
import type { Actor, Scope } from './scope.ts';

type Asked = Pick<CallDefinition, 'who'> & Partial<Pick<CallDefinition, 'needs' | 'opensEvent' | 'inArchive'>>;
type Account = Extract<Actor, { kind: 'account' }>;

/** Somebody else's things do not exist: 404, whatever the role. A role or section that the call lacks gets 403. */
export function permit(call: Asked, actor: Actor, owner: Owner | null): Scope {
  const competition = owner?.competition ?? null;
  const mustBeOpen = call.inArchive === false;
  if (call.who.includes('public')) return { actor, organizer: owner?.organizer ?? null, competition, mustBeOpen };
  if (!isAtHome(call, actor, owner)) throw new Failure('notFound');
  if (!call.who.some((who) => matches(who, call.needs ?? 1, actor, owner))) throw new Failure('forbidden');
  const organizer = owner?.organizer ?? (actor.kind === 'account' ? actor.organizer : null);
  return { actor, organizer, competition: competition ?? (isOfLink(actor) ? actor.competition : null), mustBeOpen };
}

function isAtHome(call: Asked, actor: Actor, owner: Owner | null): boolean {
  if (!owner) return true;
  if (actor.kind !== 'account') {
    return (
      isOfLink(actor) &&
      owner.members.length === 0 &&
      (owner.competition === null || owner.competition === actor.competition)
    );
  }
  if (actor.userType === 'Member') return isOfMember(call, actor, owner);
  return !owner.isStray && actor.organizer === owner.organizer && seesEvent(actor, owner);
}

/** For an employee an event in which he has no section does not exist. */
function seesEvent(actor: Account, { competition }: Owner): boolean {
  return competition === null || actor.userType === 'Organizer' || actionOf(actor.access, competition, 'any') > 0;
}

function isOfMember(call: Asked, actor: Account, { organizer, competition, members }: Owner): boolean {
  if (members.some((member) => member !== actor.account)) return false;
  if (organizer === null || call.opensEvent) return true;
  return actor.memberships.some(
    (membership) =>
      membership.organizer === organizer && (competition ?? membership.competition) === membership.competition,
  );
}

function isOfLink(actor: Actor): actor is Extract<Actor, { kind: 'judge' | 'presenter' }> {
  return actor.kind === 'judge' || actor.kind === 'presenter';
}

function matches(who: Who, needed: 1 | 2, actor: Actor, owner: Owner | null): boolean {
  if (who === 'any') return actor.kind !== 'anonymous';
  if (who === 'judge' || who === 'presenter') return actor.kind === who;
  if (actor.kind !== 'account') return false;
  if (who === 'member') return actor.userType === 'Member';
  if (who === 'employee') return actor.userType === 'OrganizerEmployee';
  if (actor.userType === 'Organizer') return who === 'organizer' || who.startsWith('org:');
  if (actor.userType !== 'OrganizerEmployee' || who === 'organizer') return false;
  const section = who.slice('org:'.length) as Section | 'any';
  return actionOf(actor.access, owner?.competition ?? null, section) >= needed;
}

/** May the actor see (1) or change (2) the event's section? For calls that show a part to some readers only. */
export function may(
  { actor, competition }: Pick<Scope, 'actor' | 'competition'>,
  section: Section,
  needed: 1 | 2,
): boolean {
  if (actor.kind !== 'account' || actor.userType === 'Member') return false;
  return actor.userType === 'Organizer' || actionOf(actor.access, competition, section) >= needed;
}
