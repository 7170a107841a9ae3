// The organizer's link for his employees carries him. Behind the hash: an address of a person stands in no journal.

import { pathOf } from './kinds.ts';

export function employeeInvitation(organizer: string): string {
  const page = pathOf('registration', 'employee');
  return organizer === '' ? page : `${page}#${new URLSearchParams({ organizer }).toString()}`;
}

/** Empty where the link names nobody. */
export function invitingOrganizer(hash: string): string {
  return new URLSearchParams(hash.slice(1)).get('organizer')?.trim().slice(0, 254) ?? '';
}
