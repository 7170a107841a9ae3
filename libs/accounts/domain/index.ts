export { AttemptLimit } from './attempt-limit.ts';
export { CONSENTS, wordingOf, type ConsentText } from './consents.ts';
export { deviceName } from './device-name.ts';
export { passwordFault, PASSWORD_LENGTH } from './password-rules.ts';
