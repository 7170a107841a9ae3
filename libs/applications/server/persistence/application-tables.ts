// The columns of applications, their blocks and the lines that they have chosen.

import type { Answer } from '@rampa/forms/domain';
import type { Guid } from '@rampa/kernel';
import { filled, optional, required, table } from '@rampa/platform/server';

export const APPLICATION = table('applications.application', {
  guid: required<Guid>('uuid'),
  competitionGuid: required<Guid>('uuid'),
  memberGuid: optional<Guid>('uuid'),
  number: optional<number>('int4'),
  state: filled<'Draft' | 'Submitted' | 'Subscribed' | 'Unsubscribed'>('text'),
  statusGuid: optional<Guid>('uuid'),
  revision: filled<number>('int4'),
  percent: filled<number>('int2'),
  unfilled: filled<{ block: Guid; n: number }[]>('jsonb'),
  title: filled<string>('text'),
  updatedAt: filled<Date>('timestamptz'),
});

export const APPLICATION_BLOCK = table('applications.block', {
  guid: required<Guid>('uuid'),
  applicationGuid: required<Guid>('uuid'),
  competitionGuid: required<Guid>('uuid'),
  formBlockGuid: required<Guid>('uuid'),
  parentGuid: optional<Guid>('uuid'),
  position: required<number>('int4'),
  r: filled<number>('int4'),
  /** By `f` and the number of the field. */
  answers: filled<Record<string, Answer>>('jsonb'),
  hidden: filled<string[]>('_text'),
  deletedAt: optional<Date>('timestamptz'),
});

export const ANSWER_ITEM = table('applications.answer_item', {
  blockGuid: required<Guid>('uuid'),
  n: required<number>('int4'),
  itemGuid: required<Guid>('uuid'),
  competitionGuid: required<Guid>('uuid'),
  applicationGuid: required<Guid>('uuid'),
  ordinal: required<number>('int2'),
  quantity: optional<number>('int4'),
  isHidden: filled<boolean>('bool'),
});
