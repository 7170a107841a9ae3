// What a screen of the hall is told.

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
  /** As a screen calls it: the organizer's short name, or a shortened one. */
  nomination: z.string(),
  /** Who competes with whom within the nomination: «13–15 лет · ансамбли». */
  group: z.string(),
});

const award = z.object({
  title: z.string(),
  color: z.string(),
  /** A title by place, while the place may move. */
  isProvisional: z.boolean(),
});

const nextUp = z.object({ number: z.string(), name: z.string(), detail: z.string() });

/** Everything the hall may see, and nothing it may not: values appear here only once they may be shown. */
export const displayView = z.object({
  /** As a screen calls it: the organizer's short name, or a shortened one. */
  competitionTitle: z.string(),
  city: z.string(),
  timeZone: z.string(),
  layout: z.enum(DISPLAY_LAYOUTS),
  accent: z.string(),
  ground: z.string(),
  scene: z.enum(DISPLAY_SCENES),
  block: z.string(),
  /** Footlights: performances of the block, and which of them is now (index, -1: none). */
  lamps: z.object({ count: z.int(), done: z.int(), current: z.int() }),
  current: performer.nullable(),
  next: nextUp.nullable(),
  /** After `next`, where the scene lists them. */
  upcoming: z.array(nextUp),
  onStageAt: z.string().nullable(),
  /** Judges of the current performance, in order; `sent` says that all his marks are in, never which. */
  judges: z.array(z.object({ name: z.string(), sent: z.boolean() })),
  result: z
    .object({
      total: z.string(),
      place: z.int().nullable(),
      /** The last of the places that equals share. */
      placeTo: z.int().nullable(),
      /** Others of the group are still to be judged: the place may move. */
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
  /** Counted down to an absolute instant by the server's clock. */
  pause: z.object({ title: z.string(), until: z.string() }).nullable(),
  message: z.string(),
  /** Addresses of the organizer's own pictures. */
  logo: z.string().nullable(),
  background: z.string().nullable(),
  /** Grows when the operator wants every screen to load itself anew. */
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
