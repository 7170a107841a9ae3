// A person's own profile, logo and choice of letters, for the three kinds of accounts.

import { z } from 'zod';
import { COUNTRY_CODES, NOTIFICATION_KINDS, USER_TYPES } from '@rampa/kernel';
import { defineCall, type Who } from '../call.ts';
import { done, text, version } from '../shapes.ts';
import { organizerFace } from './memberships.ts';

const countryCode = z.enum(COUNTRY_CODES);

const profile = z.object({
  guid: z.guid(),
  userType: z.enum(USER_TYPES),
  name: z.string(),
  /** Position at work: «художественный руководитель». */
  title: z.string(),
  /** The address that he signs in with. */
  email: z.string(),
  logoPath: z.string().nullable(),
  /** «+7 (999) 123-45-67». */
  phone: z.string(),
  countryCode,
  city: z.string(),
  /** The organizer as everybody sees him (an employee gets his organizer); null for a member. */
  organizer: organizerFace.nullable(),
  version,
});
export type Profile = z.output<typeof profile>;

/** May be empty: a profile may be filled step by step. */
const person = {
  version,
  name: text(200),
  title: text(200),
  countryCode,
  /** Taken as typed; stored as digits within the country. */
  phone: text(40),
  city: text(120),
};

/** Names and addresses as typed; stored as https links. */
const contacts = z.strictObject({
  companyName: text(300),
  telegram: text(200),
  vk: text(200),
  site: text(300),
  whatsApp: text(200),
  email: text(254),
});

function own<const I extends string>(id: I, method: 'GET' | 'POST' | 'DELETE', who: Who, summary: string) {
  const what = ['profile.changed'] as const;
  const kind = method === 'GET' ? { kind: 'read' as const, shows: what } : { kind: 'write' as const, changes: what };
  return { id, method, who: [who], ...kind, summary };
}

const GET = 'Свой профиль';
const UPDATE = 'Изменить свой профиль; ссылки и телефон приводятся к одному виду';
const LOGO = 'Свой логотип или фотография: PNG, JPEG или WebP до 80 МБ; прежний уходит';
const logo = z.object({ guid: z.guid(), name: z.string(), url: z.string() });

export const OrganizerGetProfile = defineCall({
  ...own('Organizer/GetProfile', 'GET', 'organizer', GET),
  answer: profile,
});
export const ParticipantGetProfile = defineCall({
  ...own('Participant/GetProfile', 'GET', 'member', GET),
  answer: profile,
});
export const OrganizerEmployeeGetProfile = defineCall({
  ...own('OrganizerEmployee/GetProfile', 'GET', 'employee', GET),
  answer: profile,
});

export const OrganizerUpdateProfile = defineCall({
  ...own('Organizer/UpdateProfile', 'POST', 'organizer', UPDATE),
  body: z.strictObject({ ...person, organizer: contacts }),
  answer: profile,
});
export const ParticipantUpdateProfile = defineCall({
  ...own('Participant/UpdateProfile', 'POST', 'member', UPDATE),
  body: z.strictObject(person),
  answer: profile,
});
export const OrganizerEmployeeUpdateProfile = defineCall({
  ...own('OrganizerEmployee/UpdateProfile', 'POST', 'employee', UPDATE),
  body: z.strictObject(person),
  answer: profile,
});

export const OrganizerAddLogo = defineCall({
  ...own('Organizer/AddLogo', 'POST', 'organizer', LOGO),
  takesFile: true,
  answer: logo,
});
export const ParticipantAddLogo = defineCall({
  ...own('Participant/AddLogo', 'POST', 'member', LOGO),
  takesFile: true,
  answer: logo,
});
export const OrganizerEmployeeAddLogo = defineCall({
  ...own('OrganizerEmployee/AddLogo', 'POST', 'employee', LOGO),
  takesFile: true,
  answer: logo,
});

export const OrganizerDeleteLogo = defineCall({
  ...own('Organizer/DeleteLogo', 'DELETE', 'organizer', 'Убрать свой логотип'),
  answer: done,
});
export const ParticipantDeleteLogo = defineCall({
  ...own('Participant/DeleteLogo', 'DELETE', 'member', 'Убрать свою фотографию'),
  answer: done,
});
export const OrganizerEmployeeDeleteLogo = defineCall({
  ...own('OrganizerEmployee/DeleteLogo', 'DELETE', 'employee', 'Убрать свою фотографию'),
  answer: done,
});

export const ParticipantCheckProfile = defineCall({
  ...own('Participant/CheckProfile', 'POST', 'member', 'Чего не хватает в профиле'),
  changes: [],
  shows: ['profile.changed'],
  answer: z.object({
    profileFilled: z.boolean(),
    /** Missing fields in the order of the form: `phone`, «Телефон». */
    missing: z.array(z.object({ field: z.string(), title: z.string() })),
  }),
});

const notifications = z.partialRecord(z.enum(NOTIFICATION_KINDS), z.boolean());
const ACCOUNTS: readonly Who[] = ['organizer', 'employee', 'member'];

export const UserGetNotifications = defineCall({
  id: 'User/GetNotifications',
  method: 'GET',
  who: ACCOUNTS,
  kind: 'read',
  shows: ['notifications.changed'],
  summary: 'Какие письма приходят; письма о безопасности кабинета приходят всегда',
  answer: notifications,
});

export const UserUpdateNotifications = defineCall({
  id: 'User/UpdateNotifications',
  method: 'POST',
  who: ACCOUNTS,
  kind: 'write',
  changes: ['notifications.changed'],
  summary: 'Включить или отключить письма; не названные остаются как были',
  body: notifications,
  answer: notifications,
});
