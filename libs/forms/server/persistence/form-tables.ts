// The columns of forms, their blocks, fields and changes.

import type { FieldKind, FieldTag, Guid } from '@rampa/kernel';
import type { FieldOption, Patch, Rule } from '@rampa/forms/domain';
import { filled, optional, required, table } from '@rampa/platform/server';

export const FORM = table('forms.form', {
  guid: required<Guid>('uuid'),
  organizerGuid: required<Guid>('uuid'),
  /** Null: of the library. */
  competitionGuid: optional<Guid>('uuid'),
  title: required<string>('text'),
  revision: filled<number>('int4'),
  lastN: filled<number>('int4'),
  sourceGuid: optional<Guid>('uuid'),
  createdAt: filled<Date>('timestamptz'),
  changedAt: filled<Date>('timestamptz'),
  /** Of the library alone: deleted, and for 30 days to be brought back. */
  removedAt: optional<Date>('timestamptz'),
});

export const BLOCK = table('forms.block', {
  guid: required<Guid>('uuid'),
  formGuid: required<Guid>('uuid'),
  parentGuid: optional<Guid>('uuid'),
  n: required<number>('int4'),
  title: required<string>('text'),
  position: required<number>('int4'),
  min: filled<number>('int4'),
  max: filled<number>('int4'),
  isPerformance: filled<boolean>('bool'),
  rule: optional<Rule>('jsonb'),
  removedAt: optional<Date>('timestamptz'),
});

export const FIELD = table('forms.field', {
  guid: required<Guid>('uuid'),
  formGuid: required<Guid>('uuid'),
  blockGuid: required<Guid>('uuid'),
  n: required<number>('int4'),
  originGuid: required<Guid>('uuid'),
  kind: required<FieldKind>('text'),
  bookGuid: optional<Guid>('uuid'),
  title: required<string>('text'),
  hint: filled<string>('text'),
  option: filled<FieldOption>('jsonb'),
  rule: optional<Rule>('jsonb'),
  tag: optional<FieldTag>('text'),
  isRequired: filled<boolean>('bool'),
  isPrivate: filled<boolean>('bool'),
  isPersonal: filled<boolean>('bool'),
  position: required<number>('int4'),
  removedAt: optional<Date>('timestamptz'),
});

export const CHANGE = table('forms.change', {
  formGuid: required<Guid>('uuid'),
  revision: required<number>('int4'),
  changeGuid: required<Guid>('uuid'),
  bodyHash: required<string>('text'),
  actor: required<string>('text'),
  at: filled<Date>('timestamptz'),
  patches: required<Patch[]>('jsonb'),
  undoes: optional<number>('int4'),
});
