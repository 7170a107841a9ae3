// A requisite as calls answer it.

import { Injectable } from '@nestjs/common';
import { requisiteView, type RequisiteView } from '@rampa/contract';
import { REQUISITE_FIELDS, type Requisite, type RequisiteTexts } from '@rampa/finance/domain';
import { answered } from '@rampa/platform/server';
import { Passports } from './passports.ts';
import { REQUISITE, type RequisiteRow } from './requisite-table.ts';

export interface FoundRequisite extends RequisiteRow {
  madeBy: string | null;
}

/** Columns of `finance.requisite r`, joined with what a view needs of other tables. */
export const FOUND_COLUMNS = `${REQUISITE.select('r')},
  (select a.company_name from accounts.v_account a where a.guid = r.made_by_guid) as "madeBy"`;

/** The content of the column `fields`. */
export function keptFields(requisite: Requisite): Partial<RequisiteTexts> {
  const kept = REQUISITE_FIELDS.filter((field) => field !== 'passportSeriesNumber' && requisite[field] !== '');
  return Object.fromEntries(kept.map((field) => [field, requisite[field]]));
}

@Injectable()
export class RequisiteViews {
  constructor(private readonly passports: Passports) {}

  viewOf(row: FoundRequisite): RequisiteView {
    const texts = Object.fromEntries(REQUISITE_FIELDS.map((field) => [field, row.fields[field] ?? '']));
    const passportSeriesNumber = this.passports.mask(row.guid, row.passportSealed);
    const { director = null, buhgalter = null, stamp = null } = row.images;
    const images = { director, buhgalter, stamp };
    return answered(requisiteView, { ...row, ...(texts as RequisiteTexts), passportSeriesNumber, images });
  }
}
