// Whose requisites a call is about: the organizer's for him and his employees, a member's own for a member.

import { Failure, type Guid, type RequisiteOwner } from '@rampa/kernel';
import type { Scope } from '@rampa/platform/server';

export interface OwnerKey {
  ownerType: RequisiteOwner;
  owner: Guid;
}

export function ownOf({ actor, organizer }: Scope): OwnerKey {
  if (actor.kind !== 'account') throw new Failure('forbidden');
  if (actor.userType === 'Member') return { ownerType: 'Member', owner: actor.account };
  if (!organizer) throw new Failure('notFound');
  return { ownerType: 'Organizer', owner: organizer };
}
