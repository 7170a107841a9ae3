// What a screen of the hall shows.

import { z } from 'zod';
import { DISPLAY_LAYOUTS, DISPLAY_SCENES } from '@rampa/kernel';
import { defineCall } from '../call.ts';
import { text } from '../shapes.ts';

const performer = z.object({
  number: z.string(),
  name: z.string(),
  /** Second line: «Образцовый ансамбль танца · Кострома». */
  detail: z.string(),
  piece: z.string(),
  authors: z.string(),
  /** The organizer's short name, or the title shortened for screens. */
  nomination: z.string(),
  /** The ranking group within the nomination: «13–15 лет · ансамбли». */
  group: z.string(),
});

const award = z.object({
  title: z.string(),
  color: z.string(),
  /** The title was given by place, and the place may still move. */
  isProvisional: z.boolean(),
});

const nextUp = z.object({ number: z.string(), name: z.string(), detail: z.string() });

/** Everything that the hall may see: values appear here only when they may be shown. */
export const displayView = z.object({
  /** The organizer's short name, or the title shortened for screens. */
  competitionTitle: z.string(),
  city: z.string(),
  timeZone: z.string(),
  layout: z.enum(DISPLAY_LAYOUTS),
  accent: z.string(),
  ground: z.string(),
  scene: z.enum(DISPLAY_SCENES),
  block: z.string(),
  /** Footlights: one lamp for each performance of the block; `now` is the index of the current one, -1: none. */
  lamps: z.object({ count: z.int(), done: z.int(), current: z.int() }),
  current: performer.nullable(),
  next: nextUp.nullable(),
  /** The performances after `next`, for scenes that list them. */
  upcoming: z.array(nextUp),
  onStageAt: z.string().nullable(),
  /** Judges of the current performance, in order; `sent` means that all his marks are in, never which. */
  judges: z.array(z.object({ name: z.string(), sent: z.boolean() })),
  result: z
    .object({
      total: z.string(),
      place: z.int().nullable(),
      /** The last of the shared places. */
      placeTo: z.int().nullable(),
      /** Others of the group are still to be judged, so the place may move. */
      isProvisional: z.boolean(),
      award: award.nullable(),
      note: z.string(),
      /** An empty value: this judge has not sent yet (only where marks open one by one). */
      marks: z.array(z.object({ name: z.string(), value: z.string(), isDropped: z.boolean() })),
      technical: z.string().nullable(),
      components: z.string().nullable(),
      deductions: z.string().nullable(),
    })
    .nullable(),
  leaders: z
    .object({
      title: z.string(),
      subtitle: z.string(),
      scored: z.int(),
      of: z.int(),
      note: z.string(),
      rows: z.array(
        z.object({
          place: z.int().nullable(),
          name: z.string(),
          city: z.string(),
          award: award.nullable(),
          total: z.string(),
          isCurrent: z.boolean(),
        }),
      ),
    })
    .nullable(),
  /** A special prize and whom it is given to; `giver`: a sponsor or a judge. */
  prize: z
    .object({
      title: z.string(),
      giver: z.string(),
      number: z.string(),
      name: z.string(),
      detail: z.string(),
      piece: z.string(),
    })
    .nullable(),
  /** One step of the ceremony: who is called up, then the title, then the points; nothing of the steps after it. */
  ceremony: z
    .object({
      step: z.enum(['opening', 'call', 'title', 'points', 'closing']),
      /** Given by the jury itself: its title is said before whom it goes to. */
      isGrandPrix: z.boolean(),
      /** Was absent when called first. */
      isLate: z.boolean(),
      /** As of a performer; empty while it is not said who. */
      nomination: z.string(),
      group: z.string(),
      award: z.object({ title: z.string(), color: z.string() }).nullable(),
      /** Of a special prize. */
      giver: z.string(),
      place: z.int().nullable(),
      placeTo: z.int().nullable(),
      /** More than one where a place is shared. */
      people: z.array(nextUp.extend({ total: z.string().nullable() })),
      /** One lamp for each calling. */
      lamps: z.object({ count: z.int(), lit: z.int() }),
    })
    .nullable(),
  /** Absolute instant, counted down by the server's clock. */
  pause: z.object({ title: z.string(), until: z.string() }).nullable(),
  message: z.string(),
  /** Addresses of the organizer's own pictures. */
  logo: z.string().nullable(),
  background: z.string().nullable(),
  /** Grows when the operator wants every screen to reload its page. */
  reload: z.int(),
});
export type DisplayView = z.infer<typeof displayView>;

export const PublicDisplay = defineCall({
  id: 'Public/display',
  path: 'Public/display/{key}',
  method: 'GET',
  who: ['public'],
  kind: 'read',
  summary: 'Что показывает экран зала; вид live `display`',
  params: z.strictObject({ key: text(64, 1) }),
  answer: displayView,
});
