// The three kinds of accounts side by side. All their differences stand here; use cases take the kind.

import type { ConsentKind, UserType } from '@rampa/kernel';

export type KindName = 'organizer' | 'employee' | 'member';

export interface AccountKind {
  name: KindName;
  userType: UserType;
  /** Logins are unique within a space: organizers and employees share 0, members have 1. */
  space: 0 | 1;
  /** How an address is confirmed: by a link in a letter, or by six digits to type. */
  proof: 'link' | 'code';
  /** Consents that can be given; the first is obligatory. */
  consents: readonly ConsentKind[];
  /** «кабинет организатора», as letters say it. */
  cabinet: string;
}

export const KINDS: Record<KindName, AccountKind> = {
  organizer: {
    name: 'organizer',
    userType: 'Organizer',
    space: 0,
    proof: 'link',
    consents: ['processing'],
    cabinet: 'кабинет организатора',
  },
  employee: {
    name: 'employee',
    userType: 'OrganizerEmployee',
    space: 0,
    proof: 'link',
    consents: ['processing'],
    cabinet: 'кабинет сотрудника',
  },
  member: {
    name: 'member',
    userType: 'Member',
    space: 1,
    proof: 'code',
    consents: ['processing', 'publishing'],
    cabinet: 'кабинет участника',
  },
};

export function kindOf(userType: UserType): AccountKind {
  return Object.values(KINDS).find((kind) => kind.userType === userType)!;
}
