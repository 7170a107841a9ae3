import { Injectable } from '@nestjs/common';
import {
  PRIZE_LIMITS,
  type BodyOf,
  type OrganizerSpecialPrizeCreate,
  type OrganizerSpecialPrizeUpdate,
} from '@rampa/contract';
import { Failure, newGuid, type Guid } from '@rampa/kernel';
import { UnitOfWork, type Scope } from '@rampa/platform/server';
import { ORGANIZER_PRIZE } from '../persistence/prize-tables.ts';

@Injectable()
export class KeepPrizeLibrary {
  constructor(private readonly work: UnitOfWork) {}

  /** Failure prizesFull. */
  async create(scope: Scope, fields: BodyOf<typeof OrganizerSpecialPrizeCreate>): Promise<{ guid: Guid }> {
    const guid = newGuid();
    const organizerGuid = scope.organizer!;
    await this.work.run({ scope }, async (tx) => {
      const [row] = await tx.query<{ count: number }>(
        'select count(*)::int as count from judging.organizer_prize where organizer_guid = $1',
        [organizerGuid],
      );
      if (row!.count >= PRIZE_LIMITS.ofLibrary) throw new Failure('prizesFull', { field: 'title' });
      await ORGANIZER_PRIZE.insert(tx, { guid, organizerGuid, ...fields });
    });
    return { guid };
  }

  async update(scope: Scope, body: BodyOf<typeof OrganizerSpecialPrizeUpdate>): Promise<void> {
    const { organizerSpecialPrizeGuid: guid, ...fields } = body;
    await this.work.run({ scope }, async (tx) => {
      await ORGANIZER_PRIZE.update(tx, { guid, organizerGuid: scope.organizer! }, fields);
    });
  }

  async delete(scope: Scope, guid: Guid): Promise<void> {
    await this.work.run({ scope }, async (tx) => {
      await ORGANIZER_PRIZE.delete(tx, { guid, organizerGuid: scope.organizer! });
    });
  }
}
