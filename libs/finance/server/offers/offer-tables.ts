import type { Guid } from '@rampa/kernel';
import { filled, optional, required, table, type RowOf } from '@rampa/platform/server';

export const OFFER_VERSION = table('finance.offer_version', {
  competitionGuid: required<Guid>('uuid'),
  no: required<number>('int4'),
  text: required<string>('text'),
  sha256: required<string>('text'),
  publishedOn: required<string>('date'),
  author: required<string>('text'),
  createdAt: filled<Date>('timestamptz'),
  withdrawnAt: optional<Date>('timestamptz'),
});
export type OfferVersionRow = RowOf<typeof OFFER_VERSION>;

export const OFFER_ACCEPTANCE = table('finance.offer_acceptance', {
  applicationGuid: required<Guid>('uuid'),
  competitionGuid: required<Guid>('uuid'),
  no: required<number>('int4'),
  sha256: required<string>('text'),
  memberGuid: optional<Guid>('uuid'),
  who: required<string>('text'),
  how: required<'subscribe' | 'payment'>('text'),
  at: filled<Date>('timestamptz'),
});
