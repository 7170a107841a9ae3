// The profile's calls of each kind of account, and the draft that the form edits.

import {
  OrganizerAddLogo,
  OrganizerDeleteLogo,
  OrganizerEmployeeAddLogo,
  OrganizerEmployeeDeleteLogo,
  OrganizerEmployeeGetProfile,
  OrganizerEmployeeUpdateProfile,
  OrganizerGetProfile,
  OrganizerUpdateProfile,
  ParticipantAddLogo,
  ParticipantDeleteLogo,
  ParticipantGetProfile,
  ParticipantUpdateProfile,
  rulesOf,
  type CallDefinition,
  type Profile,
} from '@rampa/contract';
import { missingOf, type LinkKind, type ProfileField } from '@rampa/accounts/domain';
import type { CountryCode, UserType } from '@rampa/kernel';

export interface ProfileCalls {
  get: typeof OrganizerGetProfile;
  update: CallDefinition;
  addLogo: typeof OrganizerAddLogo;
  deleteLogo: typeof OrganizerDeleteLogo;
}

/** Calls of one verb have the same answer for every kind. */
export const PROFILE_CALLS: Record<UserType, ProfileCalls> = {
  Organizer: {
    get: OrganizerGetProfile,
    update: OrganizerUpdateProfile,
    addLogo: OrganizerAddLogo,
    deleteLogo: OrganizerDeleteLogo,
  },
  OrganizerEmployee: {
    get: OrganizerEmployeeGetProfile,
    update: OrganizerEmployeeUpdateProfile,
    addLogo: OrganizerEmployeeAddLogo,
    deleteLogo: OrganizerEmployeeDeleteLogo,
  },
  Member: {
    get: ParticipantGetProfile,
    update: ParticipantUpdateProfile,
    addLogo: ParticipantAddLogo,
    deleteLogo: ParticipantDeleteLogo,
  },
};

/** The rules that the form is checked by before sending. */
export const profileRules = (userType: UserType) => rulesOf(PROFILE_CALLS[userType].update);

export type Contacts = Record<LinkKind | 'companyName' | 'email', string>;

export interface Draft {
  version: number;
  name: string;
  title: string;
  countryCode: CountryCode;
  phone: string;
  city: string;
  /** Fields of an organizer only. */
  organizer?: Contacts;
}

export function draftOf({ userType, version, name, title, countryCode, phone, city, organizer }: Profile): Draft {
  const person = { version, name, title, countryCode, phone, city };
  if (userType !== 'Organizer' || !organizer) return person;
  const { companyName, telegram, vk, site, whatsApp, email } = organizer;
  return { ...person, organizer: { companyName, telegram, vk, site, whatsApp, email } };
}

/** Missing fields of the stored profile. */
export function missingIn({ userType, name, phone, countryCode, city, organizer }: Profile): ProfileField[] {
  const companyName = organizer?.companyName ?? '';
  return missingOf(userType, { companyName, fullName: name, phone, country: countryCode, city });
}
