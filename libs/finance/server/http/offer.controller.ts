import { Controller } from '@nestjs/common';
import { OfferGetByCompetition, OfferPublish, OfferWithdraw } from '@rampa/contract';
import { Call, Input, type Given } from '@rampa/platform/server';
import { KeepOffers } from '../offers/keep-offers.ts';

@Controller()
export class OfferController {
  constructor(private readonly offers: KeepOffers) {}

  @Call(OfferGetByCompetition)
  of(@Input() { scope }: Given<typeof OfferGetByCompetition>) {
    return this.offers.of(scope);
  }

  @Call(OfferPublish)
  publish(@Input() { scope, body }: Given<typeof OfferPublish>) {
    return this.offers.publish(scope, body.text);
  }

  @Call(OfferWithdraw)
  async withdraw(@Input() { scope }: Given<typeof OfferWithdraw>) {
    await this.offers.withdraw(scope);
    return {};
  }
}
