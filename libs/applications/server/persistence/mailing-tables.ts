// The columns of mailings and of their letters.

import type { Guid, MailingSkip } from '@rampa/kernel';
import type { LetterText } from '@rampa/mailings/domain';
import { filled, optional, required, table } from '@rampa/platform/server';

export const MAILING = table('applications.mailing', {
  guid: required<Guid>('uuid'),
  competitionGuid: required<Guid>('uuid'),
  jobGuid: required<Guid>('uuid'),
  subject: required<string>('text'),
  body: required<LetterText>('jsonb'),
  baseUrl: required<string>('text'),
  author: required<string>('text'),
  createdAt: filled<Date>('timestamptz'),
  cancelledAt: optional<Date>('timestamptz'),
  movedAt: filled<Date>('timestamptz'),
});

export const MAILING_LETTER = table('applications.mailing_letter', {
  mailingGuid: required<Guid>('uuid'),
  applicationGuid: required<Guid>('uuid'),
  position: required<number>('int4'),
  /** `posted`: the outbox has it and knows what became of it. */
  outcome: required<'waiting' | 'posted' | 'skipped' | 'cancelled'>('text'),
  why: optional<MailingSkip>('text'),
  letterGuid: optional<Guid>('uuid'),
});
