// The columns of letters' templates, their versions and the letters to oneself.

import type { Guid, LetterKind } from '@rampa/kernel';
import type { LetterText } from '@rampa/mailings/domain';
import { filled, optional, required, table } from '@rampa/platform/server';

export const TEMPLATE = table('mailings.template', {
  guid: required<Guid>('uuid'),
  organizerGuid: required<Guid>('uuid'),
  kind: required<LetterKind>('text'),
  title: required<string>('text'),
  subject: required<string>('text'),
  body: required<LetterText>('jsonb'),
  version: filled<number>('int4'),
  /** The letter is sent by itself; for a deleted one: it was until then. */
  isDefault: filled<boolean>('bool'),
  createdAt: filled<Date>('timestamptz'),
  changedAt: filled<Date>('timestamptz'),
  removedAt: optional<Date>('timestamptz'),
});

export const VERSION = table('mailings.version', {
  templateGuid: required<Guid>('uuid'),
  version: required<number>('int4'),
  title: required<string>('text'),
  subject: required<string>('text'),
  body: required<LetterText>('jsonb'),
  savedAt: filled<Date>('timestamptz'),
});

export const TEST_LETTER = table('mailings.test_letter', {
  guid: required<Guid>('uuid'),
  organizerGuid: required<Guid>('uuid'),
  sentAt: filled<Date>('timestamptz'),
});
