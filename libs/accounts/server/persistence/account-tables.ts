// The columns of accounts, of their sessions and of the links of judges and presenters.

import type { CountryCode, Guid, NotificationKind, UserType } from '@rampa/kernel';
import { filled, optional, required, table } from '@rampa/platform/server';
import type { EmployeeState } from '../kinds/account-rows.ts';

export type LinkRole = 'judge' | 'presenter';

export const ACCOUNT = table('accounts.account', {
  guid: required<Guid>('uuid'),
  userType: required<UserType>('text'),
  login: required<string>('text'),
  passwordHash: required<string>('text'),
  /** The organizer whose data the account sees; his own guid for the owner. */
  organizerGuid: optional<Guid>('uuid'),
  companyName: filled<string>('text'),
  fullName: filled<string>('text'),
  /** At the organizer's: «директор». */
  title: filled<string>('text'),
  phone: filled<string>('text'),
  countryCode: filled<CountryCode>('text'),
  city: filled<string>('text'),
  contactEmail: filled<string>('text'),
  telegram: filled<string>('text'),
  vk: filled<string>('text'),
  site: filled<string>('text'),
  whatsApp: filled<string>('text'),
  logoPath: optional<string>('text'),
  logoGuid: optional<Guid>('uuid'),
  isVerified: filled<boolean>('bool'),
  employeeState: optional<EmployeeState>('text'),
  employeeStateAt: optional<Date>('timestamptz'),
  /** The address of the organizer whom an employee has asked, until one of that address lets him in. */
  namedOrganizer: optional<string>('text'),
  profileVersion: filled<number>('int4'),
  /** Those that were chosen; the others are wanted. */
  notifications: filled<Partial<Record<NotificationKind, boolean>>>('jsonb'),
  createdAt: filled<Date>('timestamptz'),
  closedAt: optional<Date>('timestamptz'),
  forgottenAt: optional<Date>('timestamptz'),
});

export const SESSION = table('accounts.session', {
  guid: required<Guid>('uuid'),
  tokenHash: required<Buffer>('bytea'),
  kind: required<'account' | LinkRole>('text'),
  accountGuid: optional<Guid>('uuid'),
  linkGuid: optional<Guid>('uuid'),
  device: filled<string>('text'),
  createdAt: filled<Date>('timestamptz'),
  lastSeenAt: filled<Date>('timestamptz'),
  expiresAt: required<Date>('timestamptz'),
  endedAt: optional<Date>('timestamptz'),
});

export const FAST_LINK = table('accounts.fast_link', {
  guid: required<Guid>('uuid'),
  competitionGuid: required<Guid>('uuid'),
  role: required<LinkRole>('text'),
  judgeGuid: optional<Guid>('uuid'),
  name: filled<string>('text'),
  keyHash: required<Buffer>('bytea'),
  keySealed: required<Buffer>('bytea'),
  expiresAt: optional<Date>('timestamptz'),
  deviceLimit: filled<number>('int4'),
  revokedAt: optional<Date>('timestamptz'),
  createdAt: filled<Date>('timestamptz'),
});
