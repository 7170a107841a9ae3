// Whose requisites the page shows and whether the viewer may change them. The server decides; this only hides useless
// buttons.

import type { RequisiteOwner } from '@rampa/kernel';
import { useAccess, useSession } from '@rampa/platform/web/desk';

export interface RequisiteAccess {
  isKnown: boolean;
  isClosed: boolean;
  canChange: boolean;
  ownerType: RequisiteOwner;
}

export function useRequisiteAccess(): RequisiteAccess {
  const access = useAccess();
  const { data } = useSession();
  const isMember = data?.userType === 'Member';
  return {
    isKnown: access.isKnown,
    isClosed: access.isKnown && !isMember && !access.isOwner && !access.sees('finances'),
    canChange: isMember || access.isOwner || access.changes('finances'),
    ownerType: isMember ? 'Member' : 'Organizer',
  };
}
