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

const entering = { method: 'POST', who: ['public'], kind: 'write', changes: [] } as const;

const LOGINS = {
  'Organizer/Login': 'Вход организатора; ставит cookie',
  'Participant/Login': 'Вход участника; ставит cookie',
  'OrganizerEmployee/Login': 'Вход сотрудника; ставит cookie',
} as const;

// A summary is a field of its call, so that the light pages, which need none, carry none.

function login<const I extends keyof typeof LOGINS>(id: I) {
  const body = z.strictObject({ login: text(254, 1), password: z.string().min(1).max(1_000) });
  return defineCall({ ...entering, id, summary: LOGINS[id], body, answer: signedIn });
}

/** The answer is the same whether the address is known or not. */
function recovery<const I extends string>(id: I) {
  return defineCall({
    ...entering,
    id,
    summary: 'Письмо со ссылкой для нового пароля; ответ не говорит, есть ли такая почта',
    body: address,
    answer: done,
  });
}

/** The answer is the same whether the address is known or not. */
function resend<const I extends string>(id: I) {
  return defineCall({
    ...entering,
    id,
    summary: 'Письмо с подтверждением ещё раз; ответ не говорит, есть ли такая почта',
    body: address,
    answer: done,
  });
}

function confirmation<const I extends string>(id: I) {
  return defineCall({
    ...entering,
    id,
    summary: 'Подтверждение почты ключом из письма; вызывается нажатием, не открытием ссылки',
    body: z.strictObject({ token }),
    answer: done,
  });
}

function passwordChange<const I extends string>(id: I) {
  return defineCall({
    ...entering,
    id,
    summary: 'Новый пароль по ключу из письма: ключ действует один раз, все входы завершаются',
    body: z.strictObject({ token, password }),
    answer: done,
  });
}

export const OrganizerRegistration = defineCall({
  ...entering,
  id: 'Organizer/Registration',
  summary: 'Регистрация организатора: письмо со ссылкой',
  body: z.strictObject({ ...person, companyName: text(300, 1), city: text(120, 1) }),
  answer: done,
});
export const OrganizerEmailConfirmation = confirmation('Organizer/EmailConfirmation');
export const OrganizerResendConfirmation = resend('Organizer/ResendConfirmation');
export const OrganizerLogin = login('Organizer/Login');
export const OrganizerPasswordRecovery = recovery('Organizer/PasswordRecovery');
export const OrganizerPasswordChange = passwordChange('Organizer/PasswordChange');

export const ParticipantRegistration = defineCall({
  ...entering,
  id: 'Participant/Registration',
  summary: 'Регистрация участника: письмо с кодом из шести цифр',
  body: z.strictObject({ ...person, city: text(120, 1) }),
  answer: done,
});
export const ParticipantEmailConfirmation = defineCall({
  ...entering,
  id: 'Participant/EmailConfirmation',
  summary: 'Подтверждение почты кодом: пять попыток, потом нужен новый код',
  body: z.strictObject({ email, code: z.string().regex(/^\d{6}$/) }),
  answer: done,
});
export const ParticipantResendConfirmation = resend('Participant/ResendConfirmation');
export const ParticipantLogin = login('Participant/Login');
export const ParticipantPasswordRecovery = recovery('Participant/PasswordRecovery');
export const ParticipantPasswordChange = passwordChange('Participant/PasswordChange');

export const OrganizerEmployeeRegistration = defineCall({
  ...entering,
  id: 'OrganizerEmployee/Registration',
  summary: 'Регистрация сотрудника: письмо со ссылкой, потом ждёт одобрения организатора',
  body: z.strictObject({ ...person, organizerEmail: email }),
  answer: done,
});
export const OrganizerEmployeeEmailConfirmation = confirmation('OrganizerEmployee/EmailConfirmation');
export const OrganizerEmployeeResendConfirmation = resend('OrganizerEmployee/ResendConfirmation');
export const OrganizerEmployeeLogin = login('OrganizerEmployee/Login');
export const OrganizerEmployeePasswordRecovery = recovery('OrganizerEmployee/PasswordRecovery');
export const OrganizerEmployeePasswordChange = passwordChange('OrganizerEmployee/PasswordChange');
