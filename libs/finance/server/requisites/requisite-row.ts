// A requisite as the database keeps it and as it is answered.

import { Injectable } from '@nestjs/common';
import type { RequisiteView } from '@rampa/contract';
import { REQUISITE_FIELDS, type Requisite, type RequisiteTexts } from '@rampa/finance/domain';
import type { CountryCode, Guid, LegalForm, RequisiteOwner } from '@rampa/kernel';
import { Passports } from './passports.ts';

export interface RequisiteRow {
  guid: Guid;
  owner_type: RequisiteOwner;
  ordinal_number: number;
  country: CountryCode;
  type: LegalForm;
  fields: Partial<RequisiteTexts>;
  passport_sealed: Buffer | null;
  made_by: string | null;
  version: number;
  updated_at: Date;
}

/** Of `finance.requisite r`, with what a view needs of others. */
export const COLUMNS = `r.guid, r.owner_type, r.ordinal_number, r.country, r.type, r.fields, r.passport_sealed,
  (select a.company_name from accounts.account a where a.guid = r.made_by_guid) as made_by, r.version, r.updated_at`;

/** What is kept in the column `fields`: every text but the passport. */
export function keptFields(requisite: Requisite): string {
  const kept = REQUISITE_FIELDS.filter((field) => field !== 'passportSeriesNumber' && requisite[field] !== '');
  return JSON.stringify(Object.fromEntries(kept.map((field) => [field, requisite[field]])));
}

@Injectable()
export class RequisiteViews {
  constructor(private readonly passports: Passports) {}

  viewOf(row: RequisiteRow): RequisiteView {
    const texts = REQUISITE_FIELDS.map((field) => [field, row.fields[field] ?? '']);
    return {
      ...(Object.fromEntries(texts) as RequisiteTexts),
      guid: row.guid,
      ownerType: row.owner_type,
      ordinalNumber: row.ordinal_number,
      country: row.country,
      type: row.type,
      passportSeriesNumber: this.passports.mask(row.guid, row.passport_sealed),
      madeBy: row.made_by,
      version: row.version,
      updatedAt: row.updated_at.toISOString(),
    };
  }
}
