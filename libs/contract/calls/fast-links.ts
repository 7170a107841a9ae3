// Fast-login links of an event for judges and presenters: how they are listed and changed.

import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { deviceLimit, done, instant, link, text } from '../shapes.ts';

const fastLink = z.strictObject({ fastLinkGuid: guidOf('fastLink') });

export const fastLinkView = z.object({
  guid: z.guid(),
  role: z.enum(['judge', 'presenter']),
  /** Set for a judge's link. */
  competitionJudgeGuid: z.guid().nullable(),
  name: z.string(),
  /** Null for those who may not change settings: the address contains the key. */
  url: z.string().nullable(),
  dateExpires: instant.nullable(),
  deviceLimit: z.int(),
  lastSeenAt: instant.nullable(),
  /** Devices that count towards the limit, the one seen last first. */
  devices: z.array(z.object({ guid: z.guid(), name: z.string(), firstSeenAt: instant, lastSeenAt: instant })),
});
export type FastLinkView = z.infer<typeof fastLinkView>;

export const FastLoginGetByCompetition = defineCall({
  id: 'FastLogin/GetByCompetition',
  method: 'GET',
  who: ['org:settings'],
  kind: 'read',
  shows: ['links.changed', 'judges.changed'],
  summary: 'Ссылки судей и ведущих мероприятия и устройства, на которых по ним вошли',
  query: z.strictObject({ competitionGuid: guidOf('competition') }),
  answer: z.array(fastLinkView),
});

export const FastLoginUpdate = defineCall({
  id: 'FastLogin/Update',
  method: 'PUT',
  who: ['org:settings'],
  kind: 'write',
  changes: ['links.changed', 'access.changed'],
  summary: 'Срок ссылки и сколько устройств она пускает',
  body: fastLink.extend({
    dateExpires: instant.nullable(),
    deviceLimit,
    /** As they were read: what has not been changed here stays as somebody else has set it. */
    base: z
      .strictObject({ dateExpires: instant.nullable(), deviceLimit: z.int().min(1).max(1000) })
      .partial()
      .optional(),
  }),
  answer: done,
});

export const FastLoginRenew = defineCall({
  id: 'FastLogin/Renew',
  method: 'POST',
  who: ['org:settings'],
  kind: 'write',
  changes: ['links.changed', 'access.changed'],
  summary: 'Новая ссылка вместо прежней, с тем же сроком и числом устройств; прежняя отзывается',
  query: fastLink,
  answer: link.extend({ fastLinkGuid: z.guid() }),
});

export const FastLoginEndDevice = defineCall({
  id: 'FastLogin/EndDevice',
  method: 'POST',
  who: ['org:settings'],
  kind: 'write',
  changes: ['links.changed', 'access.changed'],
  // Works in the archive too: taking access away changes nothing of the event.
  inArchive: true,
  summary: 'Завершить вход на устройстве; его место освобождается',
  body: fastLink.extend({ deviceGuid: z.guid().toLowerCase() }),
  answer: done,
});

/** Opening a link neither uses it up nor signs anybody in: until «Войти» its page only says whom it was made for. */
export const FastLoginGetInvitation = defineCall({
  id: 'FastLogin/GetInvitation',
  method: 'POST',
  who: ['public'],
  kind: 'read',
  pace: 'writes',
  summary: 'Кого и на какое мероприятие приглашает ссылка; ключ в теле, ничего не расходуется',
  body: z.strictObject({ key: text(64, 1), role: z.enum(['judge', 'presenter']) }),
  answer: z.object({
    fullName: z.string(),
    organizerInfo: z.object({ companyName: z.string(), logoPath: z.string().nullable() }),
    competitionInfo: z.object({
      title: z.string(),
      beginDate: z.string(),
      endDate: z.string(),
      city: z.string(),
      logoPath: z.string().nullable(),
    }),
  }),
});

export const FastLoginRenewChosen = defineCall({
  id: 'FastLogin/RenewChosen',
  method: 'POST',
  who: ['org:settings'],
  kind: 'write',
  changes: ['links.changed', 'access.changed'],
  summary: 'Новые ссылки вместо нескольких прежних; все или ни одной',
  query: z.strictObject({ competitionGuid: guidOf('competition') }),
  body: z.strictObject({ fastLinkGuids: z.array(guidOf('fastLink')).min(1).max(500) }),
  answer: z.array(z.object({ formerGuid: z.guid(), fastLinkGuid: z.guid(), url: z.string() })),
});
