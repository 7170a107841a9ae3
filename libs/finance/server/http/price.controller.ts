import { Controller } from '@nestjs/common';
import { PublicAddress } from '@rampa/accounts/server';
import {
  CompetitionFieldPriceGetByApplication,
  CompetitionFieldPriceGetByCompetition,
  CompetitionFieldPriceUpdate,
  FinanceSettingGet,
  FinanceSettingUpdate,
  SchedulePaymentDelete,
  SchedulePaymentGetByCompetitionGuid,
  SchedulePaymentUpdate,
  SchedulePriceChangeValueDelete,
  SchedulePriceChangeValueGetByCompetitionField,
  SchedulePriceChangeValueUpdate,
  ScheduleRetentionDelete,
  ScheduleRetentionGetByCompetitionFieldPrice,
  ScheduleRetentionUpdate,
} from '@rampa/contract';
import { Call, Input, type Given } from '@rampa/platform/server';
import type { FastifyRequest } from 'fastify';
import { ChangePlans } from '../plans/change-plans.ts';
import { ChangeRetention } from '../prices/change-retention.ts';
import { ChangeSettings } from '../prices/change-settings.ts';
import { ChangeWindows } from '../prices/change-windows.ts';
import { ReadPrices } from '../prices/read-prices.ts';
import { SavePrices } from '../prices/save-prices.ts';

@Controller()
export class PriceController {
  constructor(
    private readonly prices: ReadPrices,
    private readonly savePrices: SavePrices,
    private readonly windows: ChangeWindows,
    private readonly retention: ChangeRetention,
    private readonly addresses: PublicAddress,
  ) {}

  @Call(CompetitionFieldPriceGetByCompetition)
  ofEvent(@Input() given: Given<typeof CompetitionFieldPriceGetByCompetition>) {
    return this.prices.ofEvent(given.scope);
  }

  @Call(CompetitionFieldPriceUpdate)
  update(@Input() given: Given<typeof CompetitionFieldPriceUpdate>) {
    return this.savePrices.table(given.scope, given.body, this.urlOf(given.request));
  }

  @Call(CompetitionFieldPriceGetByApplication)
  ofApplication(@Input() given: Given<typeof CompetitionFieldPriceGetByApplication>) {
    return this.prices.ofApplication(given.scope, given.query.applicationGuid);
  }

  @Call(SchedulePriceChangeValueGetByCompetitionField)
  windowsOf(@Input() given: Given<typeof SchedulePriceChangeValueGetByCompetitionField>) {
    return this.windows.of(given.scope, given.query.competitionFieldGuid);
  }

  @Call(SchedulePriceChangeValueUpdate)
  replaceWindows(@Input() given: Given<typeof SchedulePriceChangeValueUpdate>) {
    return this.windows.replace(given.scope, given.query.competitionFieldGuid, given.body, this.urlOf(given.request));
  }

  @Call(SchedulePriceChangeValueDelete)
  deleteWindow(@Input() given: Given<typeof SchedulePriceChangeValueDelete>) {
    return this.windows.delete(given.scope, given.query.schedulePriceChangeValueGuid, this.urlOf(given.request));
  }

  @Call(ScheduleRetentionGetByCompetitionFieldPrice)
  retentionOf(@Input() given: Given<typeof ScheduleRetentionGetByCompetitionFieldPrice>) {
    return this.retention.of(given.scope, given.query.competitionFieldPriceGuid);
  }

  @Call(ScheduleRetentionUpdate)
  replaceRetention(@Input() given: Given<typeof ScheduleRetentionUpdate>) {
    return this.retention.replace(
      given.scope,
      given.query.competitionFieldPriceGuid,
      given.body,
      this.urlOf(given.request),
    );
  }

  @Call(ScheduleRetentionDelete)
  deleteRetention(@Input() given: Given<typeof ScheduleRetentionDelete>) {
    return this.retention.delete(given.scope, given.query.scheduleRetentionGuid, this.urlOf(given.request));
  }

  private urlOf(request: FastifyRequest) {
    return (path: string) => this.addresses.inLetters(path, request);
  }
}

@Controller()
export class PaymentPlanController {
  constructor(
    private readonly plans: ChangePlans,
    private readonly settings: ChangeSettings,
    private readonly addresses: PublicAddress,
  ) {}

  @Call(SchedulePaymentGetByCompetitionGuid)
  all(@Input() given: Given<typeof SchedulePaymentGetByCompetitionGuid>) {
    return this.plans.of(given.scope);
  }

  @Call(SchedulePaymentUpdate)
  save(@Input() given: Given<typeof SchedulePaymentUpdate>) {
    const { scope, body, request } = given;
    return this.plans.save(scope, body, (path) => this.addresses.inLetters(path, request));
  }

  @Call(SchedulePaymentDelete)
  delete(@Input() given: Given<typeof SchedulePaymentDelete>) {
    return this.plans.delete(given.scope, given.query.schedulePaymentGuid);
  }

  @Call(FinanceSettingGet)
  setting(@Input() given: Given<typeof FinanceSettingGet>) {
    return this.settings.of(given.scope);
  }

  @Call(FinanceSettingUpdate)
  change(@Input() given: Given<typeof FinanceSettingUpdate>) {
    return this.settings.save(given.scope, given.body);
  }
}
