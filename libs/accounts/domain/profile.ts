// Which fields a profile must have to count as filled, and which values are wrong: one rule for the server and the
// form.

import { phoneDigits, type UserType } from '@rampa/kernel';
import { LINK_FAULTS, LINK_KINDS, normalLink, type LinkKind } from './contact-links.ts';

export const PROFILE_FIELDS = ['companyName', 'fullName', 'phone', 'country', 'city'] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];

export const PROFILE_WORDS: Record<ProfileField, string> = {
  companyName: 'Название организации',
  fullName: 'Фамилия, имя, отчество',
  phone: 'Телефон',
  country: 'Страна',
  city: 'Город',
};

const REQUIRED: Record<UserType, readonly ProfileField[]> = {
  Organizer: ['companyName', 'phone', 'city'],
  OrganizerEmployee: ['fullName', 'phone'],
  Member: ['fullName', 'phone', 'country', 'city'],
};

/** Required empty fields in the order of the form. */
export function missingOf(userType: UserType, said: Record<ProfileField, string>): ProfileField[] {
  return REQUIRED[userType].filter((field) => said[field].trim() === '');
}

/** Whether a profile of this kind of account counts as filled only with the field. */
export function isRequired(userType: UserType, field: ProfileField): boolean {
  return REQUIRED[userType].includes(field);
}

export interface TypedProfile {
  countryCode: string;
  phone: string;
  /** An organizer's contacts. */
  organizer?: Record<LinkKind | 'email', string>;
}

export interface ProfileFault {
  /** Field path as on the wire. */
  field: string;
  message: string;
}

const EMAIL = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\]+\.[^\s@<>()[\],;:"\\.]+$/;

/** An empty field is missing, not wrong. */
export function profileFaults({ countryCode, phone, organizer }: TypedProfile): ProfileFault[] {
  const faults: ProfileFault[] = [];
  if (phone.trim() !== '' && phoneDigits(phone, countryCode) === null) {
    faults.push({ field: 'phone', message: 'Введите номер целиком: проверьте страну и число цифр' });
  }
  if (!organizer) return faults;
  for (const kind of LINK_KINDS) {
    if (normalLink(kind, organizer[kind], countryCode) === null) {
      faults.push({ field: `organizer.${kind}`, message: LINK_FAULTS[kind] });
    }
  }
  const email = organizer.email.trim();
  if (email !== '' && !EMAIL.test(email)) {
    faults.push({ field: 'organizer.email', message: 'Введите один адрес вида имя@сайт.рф' });
  }
  return faults;
}
