import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { AnswerOf, OfferGetByCompetition } from '@rampa/contract';
import { dayIn } from '@rampa/finance/domain';
import { Failure, type Guid } from '@rampa/kernel';
import { actorName, Database, sql, UnitOfWork, type Reader, type Scope } from '@rampa/platform/server';
import { EventMoneys } from '../prices/event-money.ts';
import { currentOffer } from './accepted-offers.ts';
import { OFFER_VERSION } from './offer-tables.ts';

@Injectable()
export class KeepOffers {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly moneys: EventMoneys,
  ) {}

  of(scope: Scope): Promise<AnswerOf<typeof OfferGetByCompetition>> {
    const { competition } = eventOf(scope);
    return this.database.snapshot(async (reader) => {
      const offer = await currentOffer(reader, competition);
      const [count] = await reader.query<{ versions: number; accepted: number }>(
        `select (select count(*)::int from finance.offer_version where competition_guid = $1) as versions,
                (select count(distinct application_guid)::int from finance.offer_acceptance where competition_guid = $1) as accepted`,
        [competition],
      );
      return {
        ...count!,
        current: offer && { version: offer.no, text: offer.text, sha256: offer.sha256, publishedOn: offer.publishedOn },
      };
    });
  }

  /** The same text again is the same version. */
  async publish(scope: Scope, text: string): Promise<{ version: number }> {
    const { competition } = eventOf(scope);
    const sha256 = createHash('sha256').update(text).digest('hex');
    const { result } = await this.work.run({ scope }, async (tx) => {
      await held(tx, competition);
      const known = await currentOffer(tx, competition);
      if (known?.sha256 === sha256) return { version: known.no };
      const { rules } = await this.moneys.of(tx, competition);
      const no = (await lastOf(tx, competition)) + 1;
      await OFFER_VERSION.insert(tx, {
        ...{ competitionGuid: competition, no, text, sha256, author: actorName(scope.actor) },
        publishedOn: dayIn(new Date(), rules.timeZone),
      });
      return { version: no };
    });
    return result;
  }

  /** Nobody is asked for one from now on; what was accepted stays. Failure offerAbsent. */
  async withdraw(scope: Scope): Promise<void> {
    const { competition } = eventOf(scope);
    await this.work.run({ scope }, async (tx) => {
      await held(tx, competition);
      const known = await currentOffer(tx, competition);
      if (!known) throw new Failure('offerAbsent');
      await OFFER_VERSION.update(tx, { competitionGuid: competition, no: known.no }, { withdrawnAt: sql('now()') });
    });
  }
}

/** Two who publish wait for each other. */
async function held(tx: Reader, competition: Guid): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('finance.offer:' || $1, 0))`, [competition]);
}

async function lastOf(tx: Reader, competition: Guid): Promise<number> {
  const [row] = await tx.query<{ last: number }>(
    'select coalesce(max(no), 0) as last from finance.offer_version where competition_guid = $1',
    [competition],
  );
  return row!.last;
}
