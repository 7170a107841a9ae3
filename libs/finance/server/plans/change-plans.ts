import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { BodyOf, PaymentPlanView, SchedulePaymentUpdate } from '@rampa/contract';
import { stageFaults } from '@rampa/finance/domain';
import { Failure, newGuid, type Guid } from '@rampa/kernel';
import { Database, UnitOfWork, type Reader, type Scope, type Transaction } from '@rampa/platform/server';
import { membersOf, tellMoney } from '../ledger/tell-money.ts';
import { ChangedLetters } from '../payments/changed-letters.ts';
import type { UrlOf } from '../payments/money-letters.ts';
import { refuse } from '../prices/accepted-prices.ts';
import { EventMoneys } from '../prices/event-money.ts';
import { PLAN, type PlanRow } from '../prices/price-tables.ts';
import { asStage } from './plan-stages.ts';

export const MOST_PLANS = 20;

@Injectable()
export class ChangePlans {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly moneys: EventMoneys,
    private readonly letters: ChangedLetters,
  ) {}

  async of(scope: Scope): Promise<PaymentPlanView[]> {
    const rows = await plansOf(this.database, eventOf(scope).competition);
    return rows.map(({ guid, title, isDefault, stages, version }) => ({
      ...{ schedulePaymentGuid: guid, title, isDefault, stages, version },
    }));
  }

  /** Whoever pays by it is told. Failures stagesNotWhole, stagesNotOrdered, percentOutOfRange, planTitleTaken, plansFull, staleVersion. */
  async save(
    scope: Scope,
    body: BodyOf<typeof SchedulePaymentUpdate>,
    urlOf: UrlOf,
  ): Promise<{ guid: Guid; version: number }> {
    const { competition } = eventOf(scope);
    const { schedulePaymentGuid: given, version, title, isDefault, stages } = body;
    refuse(stageFaults(stages.map(asStage)).map(({ code, at }) => ({ code, field: `stages.${wireName(at)}` })));
    const { result } = await this.work.run({ scope }, async (tx) => {
      await this.moneys.locked(tx, competition);
      const plans = await plansOf(tx, competition);
      const own = plans.find(({ guid }) => guid === given);
      if (given && !own) throw new Failure('notFound');
      if (own && version !== undefined && version !== own.version) throw new Failure('staleVersion');
      if (!own && plans.length >= MOST_PLANS) throw new Failure('plansFull');
      const key = (text: string) => text.toLowerCase().replaceAll('ё', 'е');
      if (plans.some((one) => one !== own && key(one.title) === key(title))) {
        throw new Failure('planTitleTaken', { field: 'title' });
      }
      // The first one is the usual one, and there is never more than one.
      const isUsual = isDefault || plans.every((one) => one === own);
      if (isUsual) {
        await tx.query('update finance.plan set is_default = false where competition_guid = $1 and is_default', [
          competition,
        ]);
      }
      const next = { guid: own?.guid ?? newGuid(), version: (own?.version ?? 0) + 1 };
      const values = { title, isDefault: isUsual, stages, version: next.version };
      if (own) await PLAN.update(tx, { guid: own.guid }, values);
      else await PLAN.insert(tx, { guid: next.guid, competitionGuid: competition, ...values });
      if (own) await this.tell(tx, competition, own, next.version, urlOf);
      return next;
    });
    return result;
  }

  /** Stages are live: debts have moved with them. */
  private async tell(tx: Transaction, competition: Guid, former: PlanRow, version: number, urlOf: UrlOf) {
    const rows = await tx.query<{ guid: Guid }>(
      'select application_guid as guid from finance.account where plan_guid = $1 and withdrawn_at is null order by 1',
      [former.guid],
    );
    const applications = rows.map(({ guid }) => guid);
    if (applications.length === 0) return;
    const change = `${former.guid}:${version}`;
    await this.letters.dates(tx, competition, applications, { former: former.stages.map(asStage), change, urlOf });
    await tellMoney(tx, { competition, applications, members: await membersOf(tx, applications) });
  }

  async delete(scope: Scope, guid: Guid): Promise<Record<string, never>> {
    const { competition } = eventOf(scope);
    await this.work.run({ scope }, async (tx) => {
      await this.moneys.locked(tx, competition);
      const plans = await plansOf(tx, competition);
      const own = plans.find((one) => one.guid === guid);
      if (!own) throw new Failure('notFound');
      const [used] = await tx.query('select from finance.account where plan_guid = $1 limit 1', [guid]);
      if (used) throw new Failure('planInUse');
      await PLAN.delete(tx, { guid });
      const next = own.isDefault ? plans.find((one) => one !== own) : undefined;
      if (next) await PLAN.update(tx, { guid: next.guid }, { isDefault: true });
    });
    return {};
  }
}

function plansOf(reader: Reader, competition: Guid): Promise<PlanRow[]> {
  return reader.query<PlanRow>(
    `select ${PLAN.select('p')} from finance.plan p where p.competition_guid = $1 order by p.created_at, p.guid`,
    [competition],
  );
}

/** The rules call the day `due`, the wire `dueDate`. */
function wireName(at: string): string {
  return at.replace(/\.due$/u, '.dueDate');
}
