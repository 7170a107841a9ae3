// Whoever sends an application says to which offer he agrees. The desk cannot agree for him: his money does.

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ApplicationFollowers } from '@rampa/applications/server';
import { Failure } from '@rampa/kernel';
import { memberOf } from '../payments/payment-targets.ts';
import { accept, currentOffer } from './accepted-offers.ts';

@Injectable()
export class FollowOffers implements OnModuleInit {
  constructor(private readonly followers: ApplicationFollowers) {}

  onModuleInit(): void {
    this.followers.register(async (tx, scope, { application, competition, before, after, offerVersion }) => {
      if (before === after || after !== 'Subscribed' || memberOf(scope) === null) return;
      const offer = await currentOffer(tx, competition);
      if (!offer) return;
      if (offerVersion !== offer.no)
        throw new Failure('offerOutdated', { field: 'offerVersion', customData: { version: offer.no } });
      await accept(tx, offer, [application], 'subscribe');
    });
  }
}
