// The offer of an event, beyond the checklist: its text as it was published.

import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { done, text } from '../shapes.ts';

const ofEvent = z.strictObject({ competitionGuid: guidOf('competition') });
const CHANGED = ['offer.changed'] as const;

const offer = z.object({ version: z.int(), text: z.string(), sha256: z.string(), publishedOn: z.string() });
export type OfferView = z.infer<typeof offer>;

export const OfferGetByCompetition = defineCall({
  id: 'Offer/GetByCompetition',
  method: 'GET',
  who: ['org:finances', 'member'],
  kind: 'read',
  shows: CHANGED,
  summary: 'Действующая оферта мероприятия; null — её нет, и никого о ней не спрашивают',
  query: ofEvent,
  answer: z.object({ current: offer.nullable(), versions: z.int(), accepted: z.int() }),
});

export const OfferPublish = defineCall({
  id: 'Offer/Publish',
  method: 'POST',
  who: ['org:finances'],
  kind: 'write',
  changes: CHANGED,
  summary: 'Новая версия оферты: её принимают те, кто подаёт заявки дальше; прежние версии и их принятие остаются',
  query: ofEvent,
  body: z.strictObject({ text: text(50_000, 1) }),
  answer: z.object({ version: z.int() }),
});

export const OfferWithdraw = defineCall({
  id: 'Offer/Withdraw',
  method: 'DELETE',
  who: ['org:finances'],
  kind: 'write',
  changes: CHANGED,
  summary: 'Больше не просить принять оферту; принятое остаётся',
  query: ofEvent,
  answer: done,
});
