// The columns of prices, payment plans and of how an event counts money.

import type { FieldPrice, FinanceSettings } from '@rampa/finance/domain';
import type { Guid } from '@rampa/kernel';
import { filled, optional, required, table, type RowOf } from '@rampa/platform/server';

export const SETTING = table('finance.setting', {
  competitionGuid: required<Guid>('uuid'),
  priceDateBasis: filled<FinanceSettings['priceDateBasis']>('text'),
  laterChoices: filled<FinanceSettings['laterChoices']>('text'),
  roundTo: required<number>('int4'),
  discountsCombine: filled<FinanceSettings['discountsCombine']>('text'),
  vatBp: optional<number>('int4'),
  vatBasis: filled<string>('text'),
  capByCosts: filled<boolean>('bool'),
  programGate: filled<'none' | 'firstStage' | 'due' | 'full'>('text'),
  cashOrders: filled<boolean>('bool'),
  /** 0: nobody has changed anything yet. */
  version: filled<number>('int4'),
  updatedAt: filled<Date>('timestamptz'),
});
export type SettingRow = RowOf<typeof SETTING>;

export const PRICE_REVISION = table('finance.price_revision', {
  competitionGuid: required<Guid>('uuid'),
  no: required<number>('int4'),
  prices: required<readonly FieldPrice[]>('jsonb'),
  appliedTo: filled<'new' | 'all'>('text'),
  author: required<string>('text'),
  createdAt: filled<Date>('timestamptz'),
});
export type RevisionRow = RowOf<typeof PRICE_REVISION>;

export const PRICE_PART = table('finance.price_part', {
  guid: required<Guid>('uuid'),
  competitionGuid: required<Guid>('uuid'),
  kind: required<'price' | 'window' | 'retention'>('text'),
});

/** A stage as it is kept. */
export interface KeptStage {
  title: string;
  dueDate: string | null;
  daysAfter: number | null;
  percentBp: number | null;
  amount: number | null;
  isObligatory: boolean;
}

export const PLAN = table('finance.plan', {
  guid: required<Guid>('uuid'),
  competitionGuid: required<Guid>('uuid'),
  title: required<string>('text'),
  isDefault: filled<boolean>('bool'),
  stages: required<KeptStage[]>('jsonb'),
  version: filled<number>('int4'),
  createdAt: filled<Date>('timestamptz'),
});
export type PlanRow = RowOf<typeof PLAN>;
