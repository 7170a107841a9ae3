// The columns of programs, their items and the steps of the stage.

import type { Activity, Guid, ItemKind, PerformerKind, PrizesAt } from '@rampa/kernel';
import type { Taken } from '@rampa/program/domain';
import { filled, optional, required, table, type RowOf } from '@rampa/platform/server';

export const PROGRAM = table('program.program', {
  guid: required<Guid>('uuid'),
  competitionGuid: required<Guid>('uuid'),
  title: required<string>('text'),
  tour: filled<number>('int4'),
  beginsAt: optional<Date>('timestamptz'),
  place: filled<string>('text'),
  /** Empty: every nomination. */
  nominations: filled<Guid[]>('_uuid'),
  isPublished: filled<boolean>('bool'),
  position: filled<number>('int4'),
  createdAt: filled<Date>('timestamptz'),
  gapS: filled<number>('int4'),
  replannedAt: optional<Date>('timestamptz'),
  isFullNames: filled<boolean>('bool'),
  /** Who last permitted full names, and when. */
  fullNamesBy: optional<Guid>('uuid'),
  fullNamesAt: optional<Date>('timestamptz'),
  isAwardOrderOpen: filled<boolean>('bool'),
  /** Who last opened or closed it, and when. */
  awardOrderBy: optional<Guid>('uuid'),
  awardOrderAt: optional<Date>('timestamptz'),
  /** Where special prizes stand in the awarding. */
  prizesAt: filled<PrizesAt>('text'),
  /** Chosen out of another program: nobody comes into it from applications. */
  isSelection: filled<boolean>('bool'),
  /** Published or printed since: its numbers stay. */
  numbersToldAt: optional<Date>('timestamptz'),
});

export type ProgramRow = RowOf<typeof PROGRAM>;

export const ITEM = table('program.item', {
  guid: required<Guid>('uuid'),
  programGuid: required<Guid>('uuid'),
  competitionGuid: required<Guid>('uuid'),
  kind: filled<ItemKind>('text'),
  /** A fraction between its neighbours' keys, so that a move changes one row; text, because a double would round it. */
  orderKey: required<string>('numeric'),
  number: filled<string>('text'),
  block: filled<string>('text'),
  performer: filled<string>('text'),
  collective: filled<string>('text'),
  city: filled<string>('text'),
  institution: filled<string>('text'),
  teachers: filled<string>('text'),
  pieceTitle: filled<string>('text'),
  authors: filled<string>('text'),
  title: filled<string>('text'),
  presenterText: filled<string>('text'),
  note: filled<string>('text'),
  durationS: filled<number>('int4'),
  peopleCount: filled<number>('int4'),
  performerKind: filled<PerformerKind>('text'),
  nominationGuid: optional<Guid>('uuid'),
  /** The member whose performance it is. */
  participantGuid: optional<Guid>('uuid'),
  /** Group field guid → guid of its value. */
  groupValues: filled<Record<Guid, Guid>>('jsonb'),
  activity: filled<Activity>('text'),
  isWithdrawn: filled<boolean>('bool'),
  onStageAt: optional<Date>('timestamptz'),
  doneAt: optional<Date>('timestamptz'),
  /** Start kept by a recount for an item that had begun; null: planned with the rest. */
  plannedAt: optional<Date>('timestamptz'),
  /** The application that it came from, and its block; null: typed by hand. */
  applicationGuid: optional<Guid>('uuid'),
  sourceBlockGuid: optional<Guid>('uuid'),
  /** What was last taken from there. */
  source: filled<Taken>('jsonb'),
});

export type ItemRow = RowOf<typeof ITEM>;

export const STEP = table('program.step', {
  guid: required<Guid>('uuid'),
  programGuid: required<Guid>('uuid'),
  itemGuid: required<Guid>('uuid'),
  /** Grows with every step of every program. */
  place: filled<number>('int8'),
  activity: required<Activity>('text'),
  previous: required<Activity>('text'),
  /** The performance that the step ended; it returns when the step is undone. */
  endedGuid: optional<Guid>('uuid'),
  madeAt: filled<Date>('timestamptz'),
  /** Who made the step: an account or a presenter's link. */
  accountGuid: optional<Guid>('uuid'),
  linkGuid: optional<Guid>('uuid'),
  /** The stage was changed otherwise, so the step can no longer be undone. */
  isSettled: filled<boolean>('bool'),
});
