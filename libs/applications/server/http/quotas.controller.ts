import { Controller } from '@nestjs/common';
import { PublicAddress } from '@rampa/accounts/server';
import {
  ApplicationGetPlaces,
  ApplicationQuotaGetByCompetition,
  ApplicationQuotaOffer,
  ApplicationQuotaUpdate,
} from '@rampa/contract';
import { Call, Input, type Given } from '@rampa/platform/server';
import { GivePlaces } from '../use-cases/give-places.ts';
import { KeepQuotas } from '../use-cases/keep-quotas.ts';

@Controller()
export class QuotasController {
  constructor(
    private readonly quotas: KeepQuotas,
    private readonly giving: GivePlaces,
    private readonly addresses: PublicAddress,
  ) {}

  @Call(ApplicationGetPlaces)
  ofApplication(@Input() given: Given<typeof ApplicationGetPlaces>) {
    return this.quotas.ofApplication(given.scope, given.query.applicationGuid);
  }

  @Call(ApplicationQuotaGetByCompetition)
  get(@Input() given: Given<typeof ApplicationQuotaGetByCompetition>) {
    return this.quotas.of(given.scope);
  }

  @Call(ApplicationQuotaUpdate)
  async update(@Input() given: Given<typeof ApplicationQuotaUpdate>) {
    await this.quotas.update(given.scope, given.body);
    await this.giving.byItself(given.scope, (path) => this.addresses.inLetters(path, given.request));
    return {};
  }

  @Call(ApplicationQuotaOffer)
  async offer(@Input() given: Given<typeof ApplicationQuotaOffer>) {
    const urlOf = (path: string) => this.addresses.inLetters(path, given.request);
    return { offered: await this.giving.offer(given.scope, urlOf, given.body.itemGuid) };
  }
}
