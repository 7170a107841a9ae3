// Who may follow a live view of an event, or of himself.

import { Failure, isGuid, type Guid } from '@rampa/kernel';
import type { GuidOwners } from './guid-owners.ts';
import { permit } from './permit.ts';
import { actorName, type Actor } from './scope.ts';

type Named = Parameters<GuidOwners['ownerOf']>[0][number];

/** The event of the thing, for whoever may make the call. Failures unauthorized, notFound, forbidden. */
export async function eventToFollow(
  owners: GuidOwners,
  call: Parameters<typeof permit>[0],
  actor: Actor,
  kind: Named['kind'],
  key: string,
): Promise<Guid> {
  const owner = await owners.ownerOf([{ kind, guid: guidToFollow(actor, key) }]);
  if (!owner?.competition) throw new Failure('notFound');
  permit(call, actor, owner);
  return owner.competition;
}

/** For views that judge the actor by a rule of their own. Failures unauthorized, notFound. */
export function guidToFollow(actor: Actor, key: string): Guid {
  if (actor.kind === 'anonymous') throw new Failure('unauthorized');
  if (!isGuid(key)) throw new Failure('notFound');
  return key;
}

/** A person's own account, by his name in the stream's audience. Failures unauthorized, notFound. */
export function ownerToFollow(actor: Actor, key: string): string {
  if (actor.kind === 'anonymous') throw new Failure('unauthorized');
  if (actor.kind !== 'account' || actor.account !== key) throw new Failure('notFound');
  return actorName(actor);
}
