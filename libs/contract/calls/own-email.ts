// Changing the address to sign in with: requested with the password, confirmed by a code sent to the new address.

import { z } from 'zod';
import { defineCall } from '../call.ts';
import { done, text } from '../shapes.ts';

const own = { method: 'POST', who: ['organizer', 'employee', 'member'], kind: 'write' } as const;

export const UserChangeEmail = defineCall({
  id: 'User/ChangeEmail',
  ...own,
  changes: ['profile.changed'],
  summary: 'Письмо с кодом на новую почту и предупреждение на прежнюю; ответ не говорит, занята ли новая',
  body: z.strictObject({ email: text(254, 1), password: z.string().min(1).max(1_000) }),
  answer: done,
});

export const UserConfirmEmail = defineCall({
  id: 'User/ConfirmEmail',
  ...own,
  changes: ['profile.changed', 'sessions.changed'],
  summary: 'Новая почта по коду из письма: пять попыток; остальные входы завершаются',
  body: z.strictObject({ code: z.string().regex(/^\d{6}$/) }),
  answer: z.object({ email: z.string() }),
});
