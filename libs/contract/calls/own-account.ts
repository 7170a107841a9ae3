// What every account holder sets for himself: devices, password, consents.

import { z } from 'zod';
import { CONSENT_KINDS } from '@rampa/kernel';
import { defineCall, type Who } from '../call.ts';
import { done, instant, text } from '../shapes.ts';

/** Judges and presenters sign in by links and have none of this. */
const ACCOUNTS: readonly Who[] = ['organizer', 'employee', 'member'];

export const UserGetSessions = defineCall({
  id: 'User/GetSessions',
  method: 'GET',
  who: ACCOUNTS,
  kind: 'read',
  shows: ['sessions.changed'],
  summary: 'Где выполнен вход в этот кабинет; последние сто',
  answer: z.array(
    z.object({
      guid: z.guid(),
      /** «Chrome, Windows». */
      device: z.string(),
      firstSeenAt: instant,
      lastSeenAt: instant,
      isCurrent: z.boolean(),
    }),
  ),
});
export type OwnSession = z.output<typeof UserGetSessions.answer>[number];

export const UserEndSession = defineCall({
  id: 'User/EndSession',
  method: 'DELETE',
  who: ACCOUNTS,
  kind: 'write',
  changes: ['sessions.changed'],
  summary: 'Завершить вход на одном устройстве',
  query: z.strictObject({ sessionGuid: z.guid().toLowerCase() }),
  answer: done,
});

export const UserEndOtherSessions = defineCall({
  id: 'User/EndOtherSessions',
  method: 'POST',
  who: ACCOUNTS,
  kind: 'write',
  changes: ['sessions.changed'],
  summary: 'Завершить вход везде, кроме этого устройства',
  answer: z.object({ ended: z.int().min(0) }),
});

export const UserChangePassword = defineCall({
  id: 'User/ChangePassword',
  method: 'POST',
  who: ACCOUNTS,
  kind: 'write',
  changes: ['sessions.changed'],
  summary: 'Новый пароль вместо прежнего; остальные входы завершаются',
  body: z.strictObject({ oldPassword: z.string().min(1).max(1_000), password: z.string().min(1).max(1_000) }),
  answer: done,
});

export const UserCloseAccount = defineCall({
  id: 'User/CloseAccount',
  method: 'POST',
  who: ACCOUNTS,
  kind: 'write',
  changes: ['profile.changed', 'consent.changed'],
  summary: 'Закрыть свой кабинет: по паролю и своей почте; имя и почта удаляются в течение 30 дней',
  body: z.strictObject({ password: z.string().min(1).max(1_000), email: z.string().min(1).max(320) }),
  answer: done,
});

const consentKind = z.enum(CONSENT_KINDS);

export const UserGetConsents = defineCall({
  id: 'User/GetConsents',
  method: 'GET',
  who: ACCOUNTS,
  kind: 'read',
  shows: ['consent.changed'],
  summary: 'Какие согласия даны и когда; новые сначала',
  answer: z.array(
    z.object({ kind: consentKind, version: z.string(), givenAt: instant, withdrawnAt: instant.nullable() }),
  ),
});

export const UserGiveConsent = defineCall({
  id: 'User/GiveConsent',
  method: 'POST',
  who: ACCOUNTS,
  kind: 'write',
  changes: ['consent.changed'],
  summary: 'Дать согласие в той редакции, которую показали',
  body: z.strictObject({ kind: consentKind, version: text(20, 1) }),
  answer: done,
});

export const UserWithdrawConsent = defineCall({
  id: 'User/WithdrawConsent',
  method: 'POST',
  who: ['member'],
  kind: 'write',
  changes: ['consent.changed'],
  summary: 'Отозвать согласие на публикацию',
  body: z.strictObject({ kind: z.literal('publishing') }),
  answer: done,
});
