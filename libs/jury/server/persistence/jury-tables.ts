// The columns of judges, criteria and titles. They lie in the schema `judging` (ADR 19).

import type { AwardKind, Guid } from '@rampa/kernel';
import { filled, named, optional, required, table, type RowOf } from '@rampa/platform/server';

export const JUDGE = table('judging.judge', {
  guid: required<Guid>('uuid'),
  competitionGuid: required<Guid>('uuid'),
  fullName: required<string>('text'),
  title: filled<string>('text'),
  city: filled<string>('text'),
  isChair: filled<boolean>('bool'),
  /** Empty: every nomination. */
  nominations: filled<Guid[]>('_uuid'),
  position: filled<number>('int4'),
  photoGuid: optional<Guid>('uuid'),
  removedAt: optional<Date>('timestamptz'),
  createdAt: filled<Date>('timestamptz'),
});

/** «Point» of the calls: an evaluation criterion. Numbers are integer thousandths. */
export const CRITERION = table('judging.criterion', {
  guid: required<Guid>('uuid'),
  competitionGuid: required<Guid>('uuid'),
  title: required<string>('text'),
  min: named('min_value', required<number>('int4')),
  max: named('max_value', required<number>('int4')),
  step: required<number>('int4'),
  weight: filled<number>('int4'),
  isRequired: filled<boolean>('bool'),
  /** Empty: every nomination. */
  nominations: filled<Guid[]>('_uuid'),
  order: named('position', filled<number>('int4')),
});

export type CriterionRow = RowOf<typeof CRITERION>;

export const AWARD_GROUP = table('judging.award_group', {
  guid: required<Guid>('uuid'),
  competitionGuid: required<Guid>('uuid'),
  title: required<string>('text'),
  /** Empty: those that no other set names. */
  nominations: filled<Guid[]>('_uuid'),
  position: filled<number>('int4'),
});

export const AWARD_SETTING = table('judging.award_setting', {
  guid: required<Guid>('uuid'),
  awardGroupGuid: required<Guid>('uuid'),
  competitionGuid: required<Guid>('uuid'),
  title: required<string>('text'),
  kind: required<AwardKind>('text'),
  /** Thresholds are integer thousandths of the total, half-open: from ≤ total < to. */
  from: named('from_value', optional<number>('int4')),
  to: named('to_value', optional<number>('int4')),
  placeFrom: optional<number>('int4'),
  placeTo: optional<number>('int4'),
  isUnique: filled<boolean>('bool'),
  scope: filled<'group' | 'nomination' | 'event'>('text'),
  color: required<string>('text'),
  order: named('position', filled<number>('int4')),
});
