// How an event counts money: its own settings, what it is by itself (currency, dates), and its price revisions.

import { Injectable } from '@nestjs/common';
import { Competitions } from '@rampa/competitions/server';
import type { FinanceSettingsView } from '@rampa/contract';
import { usualRounding, type FinanceSettings, type PriceRevision } from '@rampa/finance/domain';
import type { Guid } from '@rampa/kernel';
import type { Reader, Transaction } from '@rampa/platform/server';
import { PRICE_REVISION, SETTING, type RevisionRow, type SettingRow } from './price-tables.ts';

export interface EventMoney {
  settings: FinanceSettingsView;
  /** As the rules want them. */
  rules: FinanceSettings;
  endDate: string;
  /** «Вести финансы»: switched off, nobody is asked for money and nothing moves. */
  isOn: boolean;
}

const UNSET = {
  priceDateBasis: 'subscription',
  laterChoices: 'subscriptionDate',
  discountsCombine: 'add',
  vatBp: null,
  vatBasis: '',
  capByCosts: true,
  programGate: 'none',
  cashOrders: false,
  version: 0,
} as const;

@Injectable()
export class EventMoneys {
  constructor(private readonly competitions: Competitions) {}

  async of(reader: Reader, competition: Guid): Promise<EventMoney> {
    const { beginDate, endDate, timeZone, usesFinances: isOn } = await this.competitions.face(reader, competition);
    const currency = (await this.competitions.currency(reader, competition)) as FinanceSettingsView['currency'];
    const row = await SETTING.find(reader, { competitionGuid: competition });
    const settings = { ...(row ? viewOf(row) : { ...UNSET, roundTo: rounding(currency) }), currency };
    return { settings, rules: { ...settings, timeZone, beginDate }, endDate, isOn };
  }

  async isOn(reader: Reader, competition: Guid): Promise<boolean> {
    return (await this.competitions.face(reader, competition)).usesFinances;
  }

  /** Until the commit nobody else changes the prices or the settings of the event. */
  async locked(tx: Transaction, competition: Guid): Promise<EventMoney> {
    const currency = await this.competitions.currency(tx, competition);
    await tx.query(
      'insert into finance.setting (competition_guid, round_to) values ($1, $2) on conflict (competition_guid) do nothing',
      [competition, usualRounding(currency)],
    );
    await tx.query('select 1 from finance.setting where competition_guid = $1 for update', [competition]);
    return this.of(tx, competition);
  }
}

function rounding(currency: string): FinanceSettingsView['roundTo'] {
  return usualRounding(currency) as FinanceSettingsView['roundTo'];
}

function viewOf({ competitionGuid: _, updatedAt: _at, roundTo, ...row }: SettingRow) {
  return { ...row, roundTo: roundTo as FinanceSettingsView['roundTo'] };
}

export async function latestRevision(reader: Reader, competition: Guid): Promise<RevisionRow | null> {
  const [row] = await reader.query<RevisionRow>(
    `select ${PRICE_REVISION.select('r')} from finance.price_revision r
      where r.competition_guid = $1 order by r.no desc limit 1`,
    [competition],
  );
  return row ?? null;
}

export async function revisionsOf(reader: Reader, competition: Guid): Promise<RevisionRow[]> {
  return reader.query<RevisionRow>(
    `select ${PRICE_REVISION.select('r')} from finance.price_revision r where r.competition_guid = $1 order by r.no`,
    [competition],
  );
}

export function asRevision({ createdAt, appliedTo, prices }: RevisionRow): PriceRevision {
  return { at: createdAt.toISOString(), applyTo: appliedTo, prices };
}
