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
import { REQUISITE } from '../requisites/requisite-table.ts';
import { keptFields } from '../requisites/requisite-view.ts';

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

  /** It belongs to the member from now on and says who created it. */
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
    // Concurrent creations get their numbers one after another.
    await tx.query(`select pg_advisory_xact_lock(hashtextextended('finance.requisite:' || $1, 0))`, [owner]);
    const [last] = await tx.query<{ number: number }>(
      'select coalesce(max(ordinal_number), 0) as number from finance.requisite where owner_guid = $1',
      [owner],
    );
    await REQUISITE.insert(tx, {
      guid,
      ownerType,
      ownerGuid: owner,
      ordinalNumber: last!.number + 1,
      madeByGuid: madeBy?.organizer ?? null,
      madeForGuid: madeBy?.competition ?? null,
      country: requisite.country,
      type: requisite.type,
      fields: keptFields(requisite),
      passportSealed: this.passports.seal(guid, requisite.passportSeriesNumber),
    });
    return { guid };
  }
}
