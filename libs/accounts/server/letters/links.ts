// Links in letters. The key stands in the fragment, which neither servers nor logs see.

import type { Guid } from '@rampa/kernel';
import type { KindName } from '../kinds/kinds.ts';

export const pages = {
  confirm: (kind: KindName, token: string) => `/profile/registration/confirm#token=${token}&kind=${kind}`,
  restoring: (kind: KindName, token: string) => `/profile/restore/confirm#token=${token}&kind=${kind}`,
  login: (kind: KindName) => `/profile/login/${kind}`,
  restore: (kind: KindName) => `/profile/restore/${kind}`,
  employees: '/organizer/profile/employee',
  invitation: (competition: Guid) => `/member/invite/${competition}`,
  event: (competition: Guid) => `/member/competition/${competition}`,
  application: (competition: Guid, guid: Guid) => `/member/competition/${competition}/applications/${guid}`,
  applications: (competition: Guid) => `/organizer/events/${competition}/applications`,
  program: (program: Guid) => `/program/${program}`,
  results: (competition: Guid) => `/member/competition/${competition}/results`,
};

/** Turns a path into a full address. */
export type UrlOf = (path: string) => string;

/** At the end of every letter of organizers that may be refused. */
export const REFUSING = 'Такие письма можно выключить: «Мои данные», вкладка «Письма и списки», «Письма организатора».';
