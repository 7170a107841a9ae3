// How many places there are in a nomination, who waits for one, and who gets it. Beyond the checklist.

import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { done } from '../shapes.ts';

const event = z.strictObject({ competitionGuid: guidOf('competition') });
const item = z.guid().toLowerCase();
export const PLACES_MAX = 100_000;
const places = z.int().min(0).max(PLACES_MAX);
const SHOWS = ['application.changed', 'applicationQuotas.changed', 'statuses.changed'] as const;

export const ApplicationGetPlaces = defineCall({
  id: 'Application/GetPlaces',
  method: 'GET',
  who: ['member', 'org:requests'],
  kind: 'read',
  shows: [...SHOWS, 'books.changed'],
  summary: 'Есть ли места там, куда подана эта заявка или будет подана, и которая она в листе ожидания',
  query: z.strictObject({ applicationGuid: guidOf('application') }),
  answer: z.object({
    /** It was sent and stands in the list. */
    isWaiting: z.boolean(),
    /** Of limited lines that it has chosen. */
    lines: z.array(
      z.object({
        itemGuid: z.guid(),
        title: z.string(),
        /** How many there are, and how many are free. */
        places: z.int(),
        free: z.int(),
        /** Which one it is or would be in the list; null: it has a place or would get one. */
        turn: z.int().nullable(),
      }),
    ),
  }),
});
export type ApplicationPlaces = z.infer<typeof ApplicationGetPlaces.answer>;

export const ApplicationQuotaGetByCompetition = defineCall({
  id: 'ApplicationQuota/GetByCompetition',
  method: 'GET',
  who: ['org:requests', 'org:settings'],
  kind: 'read',
  shows: [...SHOWS, 'books.changed', 'form.changed'],
  summary: 'Места по номинациям: сколько назначено, занято и ждут',
  query: event,
  answer: z.object({
    /** By whose lines places are counted; null: they are not. */
    fieldGuid: z.guid().nullable(),
    isAutomatic: z.boolean(),
    /** The event has a status that puts into the list. */
    hasWaiting: z.boolean(),
    /** That offer lines of a book; the nomination first. */
    fields: z.array(z.object({ guid: z.guid(), title: z.string(), block: z.string() })),
    lines: z.array(
      z.object({
        itemGuid: z.guid(),
        /** Of which field: lists of others are set up when another field is chosen. */
        fieldGuid: z.guid(),
        title: z.string(),
        places: z.int().nullable(),
        taken: z.int(),
        waiting: z.int(),
        /** How many of those who wait would get a place now. */
        offers: z.int(),
      }),
    ),
  }),
});
export type Quotas = z.infer<typeof ApplicationQuotaGetByCompetition.answer>;

export const ApplicationQuotaUpdate = defineCall({
  id: 'ApplicationQuota/Update',
  method: 'PUT',
  who: ['org:settings'],
  kind: 'write',
  changes: ['applicationQuotas.changed', 'application.changed'],
  summary: 'Назначить места: поле формы, сколько мест у каждой строки; кого не назвали, у того их без счёта',
  query: event,
  body: z.strictObject({
    fieldGuid: guidOf('formField').nullable(),
    isAutomatic: z.boolean().default(false),
    quotas: z
      .array(z.strictObject({ itemGuid: item, places }))
      .max(5_000)
      .default([]),
    /** What was read before, of the same field: lines that are the same in both stay as they stand. See Festival/UpdateFestival. */
    base: z
      .strictObject({
        fieldGuid: z.guid().toLowerCase().nullable(),
        isAutomatic: z.boolean(),
        quotas: z.array(z.strictObject({ itemGuid: item, places })).max(5_000),
      })
      .optional(),
  }),
  answer: done,
});

export const ApplicationQuotaOffer = defineCall({
  id: 'ApplicationQuota/Offer',
  method: 'POST',
  who: ['org:requests'],
  kind: 'write',
  changes: ['application.changed'],
  summary: 'Отдать освободившиеся места тем, кто ждёт, по порядку отправки; каждому приходит письмо',
  query: event,
  body: z.strictObject({ itemGuid: item.optional() }),
  answer: z.object({ offered: z.int() }),
});
