import { Injectable } from '@nestjs/common';
import { Memberships } from '@rampa/accounts/server';
import { eventOf } from '@rampa/competitions/server';
import type { BodyOf, RequisiteCreate } from '@rampa/contract';
import { isMasked } from '@rampa/finance/domain';
import { Failure, newGuid, type Guid } from '@rampa/kernel';
import { UnitOfWork, type EventScope, type Scope, type Transaction } from '@rampa/platform/server';
import { acceptable } from '../requisites/acceptable.ts';
import { Passports } from '../requisites/passports.ts';
import { ownOf, type OwnerKey } from '../requisites/requisite-owner.ts';
import { keptFields } from '../requisites/requisite-row.ts';

type Given = BodyOf<typeof RequisiteCreate>;

@Injectable()
export class CreateRequisite {
  constructor(
    private readonly work: UnitOfWork,
    private readonly passports: Passports,
    private readonly memberships: Memberships,
  ) {}

  async run(scope: Scope, given: Given): Promise<{ guid: Guid }> {
    const owner = ownOf(scope);
    const { result } = await this.work.run({ scope }, (tx) => this.insert(tx, owner, given));
    return result;
  }

  /** The member's own from now on; it says who made it. */
  async runFor(scope: Scope, member: Guid, given: Given): Promise<{ guid: Guid }> {
    const event = eventOf(scope);
    const { result } = await this.work.run({ scope }, async (tx) => {
      await this.memberships.assertTakesPart(tx, event.competition, member);
      return this.insert(tx, { ownerType: 'Member', owner: member }, given, event);
    });
    return result;
  }

  private async insert(tx: Transaction, { ownerType, owner }: OwnerKey, given: Given, madeBy?: EventScope) {
    if (isMasked(given.requisite.passportSeriesNumber)) {
      throw new Failure('requisiteInvalid', { field: 'passportSeriesNumber', message: 'Введите номер целиком' });
    }
    const requisite = acceptable(given.requisite, ownerType, given.isConfirmed);
    const guid = newGuid();
    // Those made at once get their numbers one after another.
    await tx.query(`select pg_advisory_xact_lock(hashtextextended('finance.requisite:' || $1, 0))`, [owner]);
    await tx.query(
      `insert into finance.requisite (guid, owner_type, owner_guid, ordinal_number, made_by_guid, made_for_guid, country,
         type, fields, passport_sealed)
       select $1, $2, $3, (select coalesce(max(ordinal_number), 0) + 1 from finance.requisite where owner_guid = $3),
         $4, $5, $6, $7, $8::jsonb, $9`,
      [
        ...[guid, ownerType, owner, madeBy?.organizer ?? null, madeBy?.competition ?? null],
        ...[requisite.country, requisite.type, keptFields(requisite)],
        this.passports.seal(guid, requisite.passportSeriesNumber),
      ],
    );
    return { guid };
  }
}
