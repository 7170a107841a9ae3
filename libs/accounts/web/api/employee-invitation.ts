// The organizer's link for employees names him in the fragment, because addresses of people must not stand in logs.

import { pathOf } from './kinds.ts';

export function employeeInvitation(organizer: string): string {
  const page = pathOf('registration', 'employee');
  return organizer === '' ? page : `${page}#${new URLSearchParams({ organizer }).toString()}`;
}

/** Empty when the link names nobody. */
export function invitingOrganizer(hash: string): string {
  return new URLSearchParams(hash.slice(1)).get('organizer')?.trim().slice(0, 254) ?? '';
}
