import type { Guid } from '@rampa/kernel';
import { filled, optional, required, table } from '@rampa/platform/server';

/** Name, place, correspondent account. */
export type KeptBank = readonly [name: string, place: string, correspondentAccount: string];

export const BANK_DIRECTORY = table('finance.bank_directory', {
  organizerGuid: required<Guid>('uuid'),
  fileName: required<string>('text'),
  madeOn: optional<string>('date'),
  banks: required<Record<string, KeptBank>>('jsonb'),
  bankCount: required<number>('int4'),
  author: required<string>('text'),
  loadedAt: filled<Date>('timestamptz'),
});
