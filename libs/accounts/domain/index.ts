export * from './closing.ts';
export { AttemptLimit } from './attempt-limit.ts';
export { CONSENTS, wordingOf, type ConsentText } from './consents.ts';
export { deviceName } from './device-name.ts';
export { passwordFault, PASSWORD_LENGTH } from './password-rules.ts';
export { LINK_FAULTS, LINK_KINDS, normalLink, type LinkKind } from './contact-links.ts';
export { notificationsOf, type NotificationChoice } from './notifications.ts';
export {
  isRequired,
  missingOf,
  PROFILE_FIELDS,
  PROFILE_WORDS,
  profileFaults,
  type ProfileFault,
  type ProfileField,
  type TypedProfile,
} from './profile.ts';
export { linkSessionEnd, SESSION_DAYS } from './session-end.ts';
