// The three kinds of accounts on the pages: their calls and texts.

import {
  OrganizerEmailConfirmation,
  OrganizerEmployeeEmailConfirmation,
  OrganizerEmployeeLogin,
  OrganizerEmployeePasswordChange,
  OrganizerEmployeePasswordRecovery,
  OrganizerEmployeeRegistration,
  OrganizerEmployeeResendConfirmation,
  OrganizerLogin,
  OrganizerPasswordChange,
  OrganizerPasswordRecovery,
  OrganizerRegistration,
  OrganizerResendConfirmation,
  ParticipantLogin,
  ParticipantPasswordChange,
  ParticipantPasswordRecovery,
  ParticipantRegistration,
  ParticipantResendConfirmation,
  type CallDefinition,
} from '@rampa/contract';
import type { ConsentKind } from '@rampa/kernel';
import { isMemberHost } from './return-path.ts';

export const KIND_NAMES = ['organizer', 'member', 'employee'] as const;
export type KindName = (typeof KIND_NAMES)[number];

export interface Kind {
  name: KindName;
  /** On the tab. */
  label: string;
  /** Under the heading of the sign-in. */
  audience: string;
  /** «кабинет организатора». */
  cabinet: string;
  /** «организатора», for titles of pages. */
  whose: string;
  registerLink: string;
  consents: readonly ConsentKind[];
  login: typeof OrganizerLogin;
  registration: CallDefinition;
  resend: typeof OrganizerResendConfirmation;
  recovery: typeof OrganizerPasswordRecovery;
  passwordChange: typeof OrganizerPasswordChange;
  /** Null for members, who type a code. */
  confirmation: typeof OrganizerEmailConfirmation | null;
}

export const KINDS: Record<KindName, Kind> = {
  organizer: {
    name: 'organizer',
    label: 'Организатор',
    audience: 'Для организаторов мероприятий',
    cabinet: 'кабинет организатора',
    whose: 'организатора',
    registerLink: 'Зарегистрировать организацию',
    consents: ['processing'],
    login: OrganizerLogin,
    registration: OrganizerRegistration,
    resend: OrganizerResendConfirmation,
    recovery: OrganizerPasswordRecovery,
    passwordChange: OrganizerPasswordChange,
    confirmation: OrganizerEmailConfirmation,
  },
  member: {
    name: 'member',
    label: 'Участник',
    audience: 'Для участников, педагогов и родителей',
    cabinet: 'кабинет участника',
    whose: 'участника',
    registerLink: 'Завести кабинет участника',
    consents: ['processing', 'publishing'],
    login: ParticipantLogin,
    registration: ParticipantRegistration,
    resend: ParticipantResendConfirmation,
    recovery: ParticipantPasswordRecovery,
    passwordChange: ParticipantPasswordChange,
    confirmation: null,
  },
  employee: {
    name: 'employee',
    label: 'Сотрудник',
    audience: 'Для сотрудников организатора',
    cabinet: 'кабинет сотрудника',
    whose: 'сотрудника',
    registerLink: 'Попросить доступ у организатора',
    consents: ['processing'],
    login: OrganizerEmployeeLogin,
    registration: OrganizerEmployeeRegistration,
    resend: OrganizerEmployeeResendConfirmation,
    recovery: OrganizerEmployeePasswordRecovery,
    passwordChange: OrganizerEmployeePasswordChange,
    confirmation: OrganizerEmployeeEmailConfirmation,
  },
};

export const pathOf = (page: 'login' | 'registration' | 'restore', kind: KindName) => `/profile/${page}/${kind}`;

/** The kinds that this host signs in: a host for members alone has only theirs. */
export function kindsHere(): Kind[] {
  return isMemberHost() ? [KINDS.member] : KIND_NAMES.map((name) => KINDS[name]);
}
