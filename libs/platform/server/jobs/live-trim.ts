// Deletes old events, which every screen and reaction has long processed.

import type { EventKind } from '@rampa/contract';
import { z } from 'zod';
import { defineJob } from './definition.ts';

export const LIVE_TRIM = defineJob({ name: 'live.trim', payload: z.strictObject({ days: z.int().min(1) }) });

export const LIVE_TRIM_DAYS = 30;

/** What the journal of a protocol shows for good: the trim of a stream's log keeps these. */
export const KEPT_KINDS: readonly EventKind[] = [
  'marks.cleared',
  'marks.restored',
  'prizes.changed',
  'protocol.changed',
  'result.shown',
];
