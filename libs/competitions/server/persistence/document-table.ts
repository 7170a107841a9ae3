import type { Audience } from '@rampa/competitions/domain';
import type { Guid } from '@rampa/kernel';
import { filled, required, table, type RowOf } from '@rampa/platform/server';

export const DOCUMENT = table('competitions.document', {
  guid: required<Guid>('uuid'),
  competitionGuid: required<Guid>('uuid'),
  name: required<string>('text'),
  comment: filled<string>('text'),
  contentType: required<string>('text'),
  size: required<number>('int4'),
  audience: required<Audience>('text'),
  position: required<number>('int4'),
  createdAt: filled<Date>('timestamptz'),
});

export type DocumentRow = RowOf<typeof DOCUMENT>;
