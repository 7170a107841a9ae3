import { Controller } from '@nestjs/common';
import {
  ApplicationSponsorChangeStatus,
  ApplicationSponsorCreate,
  ApplicationSponsorCreateByOrganizer,
  ApplicationSponsorDelete,
  ApplicationSponsorGetByCompetition,
  ApplicationSponsorUpdate,
  DiscountChangeStatus,
  DiscountCreate,
  DiscountDelete,
  DiscountGetByApplication,
} from '@rampa/contract';
import { Call, Input, type Given } from '@rampa/platform/server';
import { KeepDiscounts } from '../discounts/keep-discounts.ts';
import { KeepSponsors } from '../sponsors/keep-sponsors.ts';

@Controller()
export class DiscountController {
  constructor(
    private readonly discounts: KeepDiscounts,
    private readonly sponsors: KeepSponsors,
  ) {}

  @Call(DiscountGetByApplication)
  ofApplication(@Input() given: Given<typeof DiscountGetByApplication>) {
    return this.discounts.of(given.scope, given.query.applicationGuid);
  }

  @Call(DiscountCreate)
  create(@Input() given: Given<typeof DiscountCreate>) {
    return this.discounts.create(given.scope, given.query, given.request);
  }

  @Call(DiscountChangeStatus)
  decide(@Input() given: Given<typeof DiscountChangeStatus>) {
    return this.discounts.decide(given.scope, given.query.discountGuid, given.body);
  }

  @Call(DiscountDelete)
  async delete(@Input() given: Given<typeof DiscountDelete>) {
    await this.discounts.delete(given.scope, given.query.discountGuid);
    return {};
  }

  @Call(ApplicationSponsorGetByCompetition)
  sponsorsOf(@Input() given: Given<typeof ApplicationSponsorGetByCompetition>) {
    return this.sponsors.of(given.scope, given.query.applicationGuid);
  }

  @Call(ApplicationSponsorCreate)
  createSponsor(@Input() given: Given<typeof ApplicationSponsorCreate>) {
    return this.sponsors.create(given.scope, given.body);
  }

  @Call(ApplicationSponsorCreateByOrganizer)
  createByOrganizer(@Input() given: Given<typeof ApplicationSponsorCreateByOrganizer>) {
    return this.sponsors.create(given.scope, given.body);
  }

  @Call(ApplicationSponsorUpdate)
  async updateSponsor(@Input() given: Given<typeof ApplicationSponsorUpdate>) {
    await this.sponsors.update(given.scope, given.body);
    return {};
  }

  @Call(ApplicationSponsorChangeStatus)
  decideSponsor(@Input() given: Given<typeof ApplicationSponsorChangeStatus>) {
    const { scope, query, body } = given;
    return this.sponsors.decide(scope, query.applicationSponsorGuid, body.status, body.reason);
  }

  @Call(ApplicationSponsorDelete)
  async deleteSponsor(@Input() given: Given<typeof ApplicationSponsorDelete>) {
    await this.sponsors.delete(given.scope, given.query.applicationSponsorGuid);
    return {};
  }
}
