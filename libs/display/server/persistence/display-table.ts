// The columns of a screen's settings: what is set up, and what its remote control has told it.

import type { DisplayLayout, DisplayScene, Guid, Reveal } from '@rampa/kernel';
import { filled, optional, required, table, type RowOf } from '@rampa/platform/server';
import type { Frozen } from '../queries/display-rows.ts';

export const DISPLAY_SETTING = table('display.setting', {
  guid: required<Guid>('uuid'),
  competitionGuid: required<Guid>('uuid'),
  /** Null: the program in which something happens. */
  programGuid: optional<Guid>('uuid'),
  /** Random; whoever has the address of the screen has it. */
  key: required<string>('text'),
  /** Of the lower third for a stream. */
  overlayKey: optional<string>('text'),
  title: required<string>('text'),
  scene: filled<'follow' | DisplayScene>('text'),
  reveal: filled<Reveal>('text'),
  showJudgeMarks: filled<boolean>('bool'),
  layout: filled<DisplayLayout>('text'),
  accent: filled<string>('text'),
  ground: filled<string>('text'),
  /** Grows with every change, whoever made it. */
  version: filled<number>('int4'),
  message: filled<string>('text'),
  pauseTitle: filled<string>('text'),
  pauseAt: optional<Date>('timestamptz'),
  pauseUntil: optional<Date>('timestamptz'),
  leadersGroup: optional<string>('text'),
  /** The special prize to show, and the performance that it is given to. */
  prizeGuid: optional<Guid>('uuid'),
  prizeItemGuid: optional<Guid>('uuid'),
  reloads: filled<number>('int4'),
  frozen: optional<Frozen>('jsonb'),
  frozenAt: optional<Date>('timestamptz'),
  logoGuid: optional<Guid>('uuid'),
  backgroundGuid: optional<Guid>('uuid'),
  createdAt: filled<Date>('timestamptz'),
  changedAt: filled<Date>('timestamptz'),
});

export type DisplaySettingRow = RowOf<typeof DISPLAY_SETTING>;
