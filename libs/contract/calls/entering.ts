// Registration, confirmation, sign-in and a forgotten password, for the three kinds of accounts.

import { z } from 'zod';
import { CONSENT_KINDS, COUNTRY_CODES } from '@rampa/kernel';
import { defineCall } from '../call.ts';
import { done, signedIn, text } from '../shapes.ts';

const email = text(254, 1);
const password = z.string().min(1).max(1_000);
const token = z.string().regex(/^[\w-]{16,100}$/);
const address = z.strictObject({ email });

const person = {
  email,
  password,
  fullName: text(200, 1),
  /** Taken as typed; stored as digits within the country. */
  phone: text(40, 1),
  countryCode: z.enum(COUNTRY_CODES).default('RU'),
  /** The consents that were ticked, each with the wording that was shown. */
  consents: z.array(z.strictObject({ kind: z.enum(CONSENT_KINDS), version: text(20, 1) })).max(CONSENT_KINDS.length),
};

function entering<const I extends string>(id: I, summary: string) {
  return { id, method: 'POST' as const, who: ['public'] as const, kind: 'write' as const, changes: [], summary };
}

function login<const I extends string>(id: I, summary: string) {
  const body = z.strictObject({ login: text(254, 1), password: z.string().min(1).max(1_000) });
  return defineCall({ ...entering(id, summary), body, answer: signedIn });
}

/** The answer is the same whether the address is known or not. */
function byAddress<const I extends string>(id: I, summary: string) {
  return defineCall({ ...entering(id, summary), body: address, answer: done });
}

function confirmation<const I extends string>(id: I) {
  const summary = 'Подтверждение почты ключом из письма; вызывается нажатием, не открытием ссылки';
  return defineCall({ ...entering(id, summary), body: z.strictObject({ token }), answer: done });
}

function passwordChange<const I extends string>(id: I) {
  const summary = 'Новый пароль по ключу из письма: ключ действует один раз, все входы завершаются';
  return defineCall({ ...entering(id, summary), body: z.strictObject({ token, password }), answer: done });
}

const RECOVERY = 'Письмо со ссылкой для нового пароля; ответ не говорит, есть ли такая почта';
const RESEND = 'Письмо с подтверждением ещё раз; ответ не говорит, есть ли такая почта';

export const OrganizerRegistration = defineCall({
  ...entering('Organizer/Registration', 'Регистрация организатора: письмо со ссылкой'),
  body: z.strictObject({ ...person, companyName: text(300, 1), city: text(120, 1) }),
  answer: done,
});
export const OrganizerEmailConfirmation = confirmation('Organizer/EmailConfirmation');
export const OrganizerResendConfirmation = byAddress('Organizer/ResendConfirmation', RESEND);
export const OrganizerLogin = login('Organizer/Login', 'Вход организатора; ставит cookie');
export const OrganizerPasswordRecovery = byAddress('Organizer/PasswordRecovery', RECOVERY);
export const OrganizerPasswordChange = passwordChange('Organizer/PasswordChange');

export const ParticipantRegistration = defineCall({
  ...entering('Participant/Registration', 'Регистрация участника: письмо с кодом из шести цифр'),
  body: z.strictObject({ ...person, city: text(120, 1) }),
  answer: done,
});
export const ParticipantEmailConfirmation = defineCall({
  ...entering('Participant/EmailConfirmation', 'Подтверждение почты кодом: пять попыток, потом нужен новый код'),
  body: z.strictObject({ email, code: z.string().regex(/^\d{6}$/) }),
  answer: done,
});
export const ParticipantResendConfirmation = byAddress('Participant/ResendConfirmation', RESEND);
export const ParticipantLogin = login('Participant/Login', 'Вход участника; ставит cookie');
export const ParticipantPasswordRecovery = byAddress('Participant/PasswordRecovery', RECOVERY);
export const ParticipantPasswordChange = passwordChange('Participant/PasswordChange');

export const OrganizerEmployeeRegistration = defineCall({
  ...entering(
    'OrganizerEmployee/Registration',
    'Регистрация сотрудника: письмо со ссылкой, потом ждёт одобрения организатора',
  ),
  body: z.strictObject({ ...person, organizerEmail: email }),
  answer: done,
});
export const OrganizerEmployeeEmailConfirmation = confirmation('OrganizerEmployee/EmailConfirmation');
export const OrganizerEmployeeResendConfirmation = byAddress('OrganizerEmployee/ResendConfirmation', RESEND);
export const OrganizerEmployeeLogin = login('OrganizerEmployee/Login', 'Вход сотрудника; ставит cookie');
export const OrganizerEmployeePasswordRecovery = byAddress('OrganizerEmployee/PasswordRecovery', RECOVERY);
export const OrganizerEmployeePasswordChange = passwordChange('OrganizerEmployee/PasswordChange');
