// The columns of events, of the fields that divide performances into groups, and of their values.

import type { Guid } from '@rampa/kernel';
import { filled, optional, required, table, type RowOf } from '@rampa/platform/server';

export const COMPETITION = table('competitions.competition', {
  guid: required<Guid>('uuid'),
  organizerGuid: required<Guid>('uuid'),
  /** 0 festival without marks, 1 contest of one tour, 2 of several. */
  typeTour: filled<number>('int4'),
  title: required<string>('text'),
  /** For screens of the hall; empty: the title, shortened. */
  shortTitle: filled<string>('text'),
  description: filled<string>('text'),
  beginDate: required<string>('date'),
  endDate: required<string>('date'),
  city: filled<string>('text'),
  place: filled<string>('text'),
  timeZone: filled<string>('text'),
  currency: filled<string>('text'),
  extGuid: filled<string>('text'),
  useFinances: filled<boolean>('bool'),
  logoPath: optional<string>('text'),
  logoGuid: optional<Guid>('uuid'),
  archivedAt: optional<Date>('timestamptz'),
  /** The event that it practises; null: a real one. */
  practiceOf: optional<Guid>('uuid'),
  /** In the bin since then. */
  deletedAt: optional<Date>('timestamptz'),
  createdAt: filled<Date>('timestamptz'),
});

export type CompetitionRow = RowOf<typeof COMPETITION>;

export const GROUP_FIELD = table('competitions.group_field', {
  guid: required<Guid>('uuid'),
  competitionGuid: required<Guid>('uuid'),
  title: required<string>('text'),
  tag: required<string>('text'),
  isGrouping: filled<boolean>('bool'),
  position: filled<number>('int4'),
});

export const GROUP_VALUE = table('competitions.group_value', {
  guid: required<Guid>('uuid'),
  competitionGuid: required<Guid>('uuid'),
  fieldGuid: required<Guid>('uuid'),
  title: required<string>('text'),
  /** `foldedValue` of the title: one row for all spellings of a value. */
  folded: required<string>('text'),
  /** The organizer's order; null: where its age stands. */
  position: optional<number>('int4'),
});

export type GroupValueRow = RowOf<typeof GROUP_VALUE>;
